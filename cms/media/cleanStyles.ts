import postcss, { type ChildNode } from 'postcss';

/** Rules that may contain other rules. All others (`@import`, `@font-face`, `@keyframes` …) load or animate. */
const ALLOWED_AT_RULES: readonly string[] = ['media', 'supports'];

/** Whether a style or an attribute has no references outside the drawing. */
export function isSelfContained(style: string): boolean {
  const withoutInternal = style.replace(/url\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi, '');
  return !/url\s*\(|@import|@font-face|expression|javascript:|image-set|src\s*\(|\\|</i.test(
    withoutInternal,
  );
}

/**
 * Removes declarations that refer outside the drawing, and rules that load something, from a style
 * sheet or a `style` attribute. Returns an empty text when it cannot be parsed.
 */
export function cleanStyles(style: string): string {
  let root;
  try {
    root = postcss.parse(style);
  } catch {
    return '';
  }
  root.walk((node) => {
    if (!isAllowed(node)) node.remove();
  });
  const cleaned = root.toString().trim();
  // Drops styles that parse differently after printing.
  return isSelfContained(cleaned) ? cleaned : '';
}

function isAllowed(node: ChildNode): boolean {
  switch (node.type) {
    case 'comment':
      return false;
    case 'decl':
      return isSelfContained(node.toString());
    case 'rule':
      return isSelfContained(node.selector);
    case 'atrule':
      return ALLOWED_AT_RULES.includes(node.name.toLowerCase()) && isSelfContained(node.params);
  }
}
