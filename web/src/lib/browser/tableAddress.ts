// The address of a table from what someone typed or pasted: its code, or any link to it.

const CODE = /^[\w-]{6,24}$/;

export function tableAddress(typed: string): string | null {
  const text = typed.trim();
  if (CODE.test(text)) return `/table/${text}`;
  const [, page, code, fragment = ''] = /(?:^|\/)(table|replay)\/([\w-]{6,24})[^#\s]*(#\S*)?$/.exec(text) ?? [];
  if (!page || !code) return null;
  return page === 'replay' ? `/replay/${code}/0` : `/table/${code}${fragment}`;
}
