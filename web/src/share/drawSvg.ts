// Draws SVG elements of the page onto a canvas. The content security policy allows no images from `blob:` or `data:` addresses,
// so they are not loaded as images: each shape is drawn with its computed style.

/** Draw an SVG element with everything in it, at its place relative to a corner of the window. */
export function drawSvg(context: CanvasRenderingContext2D, svg: SVGSVGElement, corner: { x: number; y: number }): void {
  const box = svg.getBoundingClientRect();
  const style = getComputedStyle(svg);
  if (!box.width || !box.height || isHidden(style)) return;
  context.save();
  context.translate(box.left - corner.x, box.top - corner.y);
  if (style.overflow !== 'visible') {
    context.beginPath();
    context.rect(0, 0, box.width, box.height);
    context.clip();
  }
  const fitted = viewBoxMatrix(svg, box);
  context.transform(fitted.a, fitted.b, fitted.c, fitted.d, fitted.e, fitted.f);
  const screen = svg.getScreenCTM();
  if (screen) {
    const toSvg = DOMMatrix.fromMatrix(screen).inverse();
    for (const child of svg.children) drawElement(context, child, opacityOf(style), toSvg);
  }
  context.restore();
}

/** From the units of an SVG element's view box to its pixels. */
function viewBoxMatrix(svg: SVGSVGElement, box: DOMRect): DOMMatrix {
  const { x, y, width, height } = svg.viewBox.baseVal;
  if (!width || !height) return new DOMMatrix();
  const { align, meetOrSlice } = svg.preserveAspectRatio.baseVal;
  const [across, down] = [box.width / width, box.height / height];
  if (align === SVGPreserveAspectRatio.SVG_PRESERVEASPECTRATIO_NONE) return new DOMMatrix([across, 0, 0, down, -x * across, -y * down]);
  const scale = meetOrSlice === SVGPreserveAspectRatio.SVG_MEETORSLICE_SLICE ? Math.max(across, down) : Math.min(across, down);
  return new DOMMatrix([scale, 0, 0, scale, (box.width - width * scale) / 2 - x * scale, (box.height - height * scale) / 2 - y * scale]);
}

/** From the units of an element to those of the SVG element that it is in. */
function matrixOf(element: SVGGraphicsElement, toSvg: DOMMatrix): DOMMatrix | null {
  const own = element.getScreenCTM();
  return own && toSvg.multiply(DOMMatrix.fromMatrix(own));
}

const SKIPPED = new Set(['defs', 'clipPath', 'linearGradient', 'radialGradient', 'title', 'desc', 'style', 'symbol']);

function drawElement(context: CanvasRenderingContext2D, element: Element, opacity: number, toSvg: DOMMatrix): void {
  if (!(element instanceof SVGGraphicsElement) || SKIPPED.has(element.tagName)) return;
  const style = getComputedStyle(element);
  const visible = opacity * opacityOf(style);
  if (style.display === 'none' || visible <= 0) return;
  context.save();
  const matrix = matrixOf(element, toSvg);
  if (matrix) clip(context, matrix, style);
  if (element instanceof SVGGElement || element instanceof SVGSVGElement || element instanceof SVGAElement) {
    for (const child of element.children) drawElement(context, child, visible, toSvg);
  } else if (style.visibility !== 'hidden') {
    if (matrix) {
      context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
      if (element instanceof SVGTextElement) drawText(context, element, visible);
      else drawShape(context, element, style, visible);
    }
  }
  context.restore();
}

const opacityOf = (style: CSSStyleDeclaration): number => (style.opacity === '' ? 1 : Number(style.opacity));
const isHidden = (style: CSSStyleDeclaration): boolean => style.display === 'none' || style.visibility === 'hidden' || opacityOf(style) <= 0;
const pixels = (value: string): number => Number.parseFloat(value) || 0;

/** The id in `url("#id")`. */
export function idIn(value: string): string | null {
  return /url\(["']?#([^"')]+)["']?\)/.exec(value)?.[1] ?? null;
}

/** The outline of a shape in its own units; null for an element that has none. */
export function outline(shape: Element): Path2D | null {
  const path = new Path2D();
  const number = (name: string): number => pixels(shape.getAttribute(name) ?? getComputedStyle(shape).getPropertyValue(name));
  switch (shape.tagName) {
    case 'path':
      return new Path2D(shape.getAttribute('d') ?? '');
    case 'rect': {
      const [width, height] = [number('width'), number('height')];
      const radius = Math.min(number('rx') || number('ry'), width / 2, height / 2);
      path.roundRect(number('x'), number('y'), width, height, radius);
      return path;
    }
    case 'circle':
      path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
      return path;
    case 'ellipse':
      path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
      return path;
    case 'line':
      path.moveTo(number('x1'), number('y1'));
      path.lineTo(number('x2'), number('y2'));
      return path;
    case 'polygon':
    case 'polyline':
      return new Path2D(`M${shape.getAttribute('points') ?? ''}${shape.tagName === 'polygon' ? 'z' : ''}`);
    default:
      return null;
  }
}

function clip(context: CanvasRenderingContext2D, matrix: DOMMatrix, style: CSSStyleDeclaration): void {
  const id = idIn(style.clipPath);
  const window = id && document.getElementById(id);
  if (!window) return;
  const whole = new Path2D();
  for (const shape of window.children) {
    const path = outline(shape);
    if (path) whole.addPath(path, matrix);
  }
  context.clip(whole);
}

function drawShape(context: CanvasRenderingContext2D, shape: SVGGraphicsElement, style: CSSStyleDeclaration, opacity: number): void {
  const path = outline(shape);
  if (!path) return;
  context.globalAlpha = opacity * Number(style.fillOpacity || 1);
  fill(context, path, shape, style);
  const width = pixels(style.strokeWidth);
  if (style.stroke === 'none' || width === 0) return;
  context.globalAlpha = opacity * Number(style.strokeOpacity || 1);
  context.strokeStyle = style.stroke.replace(/^url\([^)]*\)\s*/, '') || 'none';
  context.lineWidth = width;
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/).map(pixels));
  context.stroke(path);
}

function fill(context: CanvasRenderingContext2D, path: Path2D, shape: SVGGraphicsElement, style: CSSStyleDeclaration): void {
  const rule = style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero';
  const id = idIn(style.fill);
  const paint = id && document.getElementById(id);
  if (paint instanceof SVGGradientElement) {
    // A gradient is in units of the shape's box unless it says otherwise.
    const inBox = paint.gradientUnits.baseVal !== SVGUnitTypes.SVG_UNIT_TYPE_USERSPACEONUSE;
    const box = shape.getBBox();
    const units = new DOMMatrix(inBox ? [box.width || 1, 0, 0, box.height || 1, box.x, box.y] : undefined);
    const scaled = new Path2D();
    scaled.addPath(path, units.inverse());
    context.save();
    context.transform(units.a, units.b, units.c, units.d, units.e, units.f);
    context.fillStyle = gradient(context, paint);
    context.fill(scaled, rule);
    context.restore();
  } else if (style.fill !== 'none' && !id) {
    context.fillStyle = style.fill;
    context.fill(path, rule);
  }
}

function gradient(context: CanvasRenderingContext2D, found: SVGGradientElement): CanvasGradient {
  const share = (name: string, otherwise: number): number => {
    const value = found.getAttribute(name);
    if (value === null) return otherwise;
    return value.endsWith('%') ? pixels(value) / 100 : pixels(value);
  };
  const [cx, cy] = [share('cx', 0.5), share('cy', 0.5)];
  const painted =
    found instanceof SVGRadialGradientElement
      ? context.createRadialGradient(share('fx', cx), share('fy', cy), 0, cx, cy, share('r', 0.5))
      : context.createLinearGradient(share('x1', 0), share('y1', 0), share('x2', 1), share('y2', 0));
  for (const stop of found.querySelectorAll('stop')) {
    const style = getComputedStyle(stop);
    const colour = withOpacity(style.stopColor, Number(style.stopOpacity || 1));
    painted.addColorStop(Math.max(0, Math.min(1, stop.offset.baseVal)), colour);
  }
  return painted;
}

/** A computed colour, such as `rgb(1, 2, 3)`, with more transparency. */
export function withOpacity(colour: string, opacity: number): string {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return colour.startsWith('rgb') ? `rgb(${red} ${green} ${blue} / ${alpha * opacity})` : colour;
}

function drawText(context: CanvasRenderingContext2D, text: SVGTextElement, opacity: number): void {
  const spans = [...text.querySelectorAll('tspan')];
  const isMixed = [...text.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  for (const part of spans.length && !isMixed ? spans : [text]) {
    const words = (part.textContent ?? '').trim().replace(/\s+/g, ' ');
    const style = getComputedStyle(part);
    if (!words || !part.getNumberOfChars() || isHidden(style)) continue;
    const start = part.getStartPositionOfChar(0);
    context.globalAlpha = opacity * Number(style.fillOpacity || 1);
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    if (style.fill !== 'none') {
      context.fillStyle = style.fill;
      context.fillText(words, start.x, start.y);
    }
  }
}
