import postcss, { type ChildNode } from 'postcss';

/** Rules that hold other rules; all others (`@import`, `@font-face`, `@keyframes` …) load or move something. */
const GROUPS: readonly string[] = ['media', 'supports'];

/** Whether a style, or an attribute that may hold one, stays within the drawing. */
export function staysWithin(style: string): boolean {
  const withoutOwn = style.replace(/url\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi, '');
  return !/url\s*\(|@import|@font-face|expression|javascript:|image-set|src\s*\(|\\|</i.test(
    withoutOwn,
  );
}

/**
 * A style sheet, or the content of a `style` attribute, without what leads out of the drawing: such a declaration goes
 * alone, and so does a rule that loads something. Empty where it cannot be read.
 */
export function cleanStyles(style: string): string {
  let root;
  try {
    root = postcss.parse(style);
  } catch {
    return '';
  }
  root.walk((node) => {
    if (!isKept(node)) node.remove();
  });
  const clean = root.toString().trim();
  // What is read in another way elsewhere is not kept at all.
  return staysWithin(clean) ? clean : '';
}

function isKept(node: ChildNode): boolean {
  switch (node.type) {
    case 'comment':
      return false;
    case 'decl':
      return staysWithin(node.toString());
    case 'rule':
      return staysWithin(node.selector);
    case 'atrule':
      return GROUPS.includes(node.name.toLowerCase()) && staysWithin(node.params);
  }
}
