// What is wrong with the layout of the page as it is shown: [kind, where, detail] for each fault.
(framed) => {
  const SLACK = 1.5; // pixels; sizes are fractions
  const COVERED = 6; // pixels from an edge at which a control is probed
  const faults = [];
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const nameOf = (element) => {
    const id = element.dataset?.testid ? `[${element.dataset.testid}]` : '';
    const kind = typeof element.className === 'string' && element.className ? `.${element.className.split(' ')[0]}` : '';
    return `${element.tagName.toLowerCase()}${id || kind}`;
  };
  const wordsOf = (element) => (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
  const add = (kind, element, detail = '') => faults.push([kind, nameOf(element), `${detail} "${wordsOf(element)}"`.trim()]);

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1;

  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  // A text for screen readers only, or something folded away.
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
    for (let part = element; part && part !== document.body; part = part.parentElement) if (getComputedStyle(part).clipPath.startsWith('inset(50%')) return false;
    return !element.closest('.skip');
  };

  // The part of the window in which an element can be seen at all, and whether one can scroll to the rest of it.
  const windowOf = (element) => {
    let box = framed ? view : { ...view, bottom: Infinity, top: -Infinity };
    let across = true; // nothing between scrolls sideways
    let down = true;
    let fixed = getComputedStyle(element).position === 'fixed';
    for (let parent = element.parentElement; parent && !fixed; parent = parent.parentElement) {
      const style = getComputedStyle(parent);
      if (parent === document.body || parent === document.documentElement) break;
      const edge = parent.getBoundingClientRect();
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') box = meet(box, edge);
      fixed = style.position === 'fixed';
    }
    return { box, across, down };
  };

  // --- the page itself ---
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(['scrolls sideways', 'html', `${root.scrollWidth} in ${root.clientWidth}`]);
  if (framed && root.scrollHeight > root.clientHeight) faults.push(['scrolls', 'html', `${root.scrollHeight} in ${root.clientHeight}`]);

  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scope = dialog ?? document.body;
  const all = [...scope.querySelectorAll('*')].filter((element) => !element.closest('[inert]'));

  // --- texts that are cut ---
  const range = document.createRange();
  for (const element of all) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!texts.length || element.closest('svg, script, style, select, option, textarea') || !isShown(element)) continue;
    const style = getComputedStyle(element);
    if (element.closest('[data-typed]') && element.closest('[title]')) continue; // somebody's words, as long as they like
    if (hides(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK && style.display !== 'inline') {
      add('cut text', element, `${element.scrollWidth} in ${element.clientWidth}`);
      continue;
    }
    const { box, across, down } = windowOf(element);
    for (const text of texts) {
      range.selectNodeContents(text);
      const edge = range.getBoundingClientRect();
      if (isEmpty(edge)) continue;
      const beyondX = Math.max(box.left - edge.left, edge.right - box.right);
      const beyondY = Math.max(box.top - edge.top, edge.bottom - box.bottom);
      if ((across && beyondX > SLACK) || (down && beyondY > SLACK + 2)) add('cut text', element, `by ${Math.round(Math.max(across ? beyondX : 0, down ? beyondY : 0))}`);
    }
    if (parseFloat(style.fontSize) < 11.9) add('small text', element, style.fontSize);
  }

  // --- controls that are covered, cut or too small ---
  const controls = all.filter(
    (element) => element.matches('button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=slider]') && !element.closest('svg') && isShown(element),
  );
  for (const control of controls) {
    const edge = control.getBoundingClientRect();
    if (isEmpty(edge)) continue;
    const { box, across, down } = windowOf(control);
    const beyondX = Math.max(box.left - edge.left, edge.right - box.right);
    const beyondY = Math.max(box.top - edge.top, edge.bottom - box.bottom);
    if ((across && beyondX > SLACK) || (down && beyondY > SLACK)) add('cut control', control, `by ${Math.round(Math.max(across ? beyondX : 0, down ? beyondY : 0))}`);
    const visible = meet(meet(edge, box), view);
    if (isEmpty(visible) || visible.right - visible.left < 2 * COVERED || visible.bottom - visible.top < 2 * COVERED) continue;
    const [x, y] = [(visible.left + visible.right) / 2, (visible.top + visible.bottom) / 2];
    const points = [
      [x, y],
      [visible.left + COVERED, y],
      [visible.right - COVERED, y],
      [x, visible.top + COVERED],
      [x, visible.bottom - COVERED],
    ];
    for (const point of points) {
      const top = document.elementFromPoint(...point);
      const label = control.closest('label');
      if (!top || control.contains(top) || top.contains(control) || label?.contains(top) || top.closest('label')?.contains(control)) continue;
      add('covered', control, `by ${nameOf(top)}`);
      break;
    }
    // Links in a text or a list of sentences, and the pieces of a board, which are as large as the board allows.
    const inText = control.matches('a:not(.button)') && (getComputedStyle(control).display === 'inline' || edge.height >= 24);
    if (inText || control.matches('[data-piece]')) continue;
    const area = (control.closest('label') ?? control).getBoundingClientRect();
    if (!control.matches('input[type=file]') && (area.height < 43.5 || area.width < 43.5)) {
      const after = getComputedStyle(control, '::after'); // an invisible larger target
      const grown = after.content !== 'none' && after.position === 'absolute';
      if (!grown) add('small target', control, `${Math.round(area.width)}x${Math.round(area.height)}`);
    }
  }

  // --- panels that lie on each other ---
  const panels = all.filter((element) => element.matches('.panel, [data-panel]') && isShown(element) && !element.closest('[data-overlay]'));
  for (const [index, one] of panels.entries())
    for (const other of panels.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const shared = meet(meet(one.getBoundingClientRect(), windowOf(one).box), meet(other.getBoundingClientRect(), windowOf(other).box));
      if (shared.right - shared.left > SLACK && shared.bottom - shared.top > SLACK) add('overlapping panels', one, `and ${nameOf(other)}`);
    }

  // --- texts of pictures that lie on each other ---
  for (const picture of scope.querySelectorAll('svg')) {
    if (!isShown(picture)) continue;
    const texts = [...picture.querySelectorAll('text')].filter((text) => isShown(text) && text.textContent.trim());
    const edges = texts.map((text) => text.getBoundingClientRect());
    for (let a = 0; a < texts.length; a++)
      for (let b = a + 1; b < texts.length; b++) {
        const shared = meet(edges[a], edges[b]);
        if (shared.right - shared.left > 2 && shared.bottom - shared.top > 3 && texts[a].textContent !== texts[b].textContent)
          add('overlapping labels', texts[a], `and "${wordsOf(texts[b])}"`);
      }
  }
  return faults;
}
