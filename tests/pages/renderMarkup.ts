/**
 * Returns the parts of a page's HTML that affect its rendering: elements by name, styles and attributes, and
 * lengths of texts, since the longest ones may not fit.
 */
export function renderMarkup(html: string): string[] {
  const renderings = new Set<string>();
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, '');
  for (const [, name = '', attributes = ''] of body.matchAll(/<([a-z][\w-]*)((?: [^<>]*)?)>/g)) {
    const styles = /(?:^| )class="([^"]*)"/.exec(attributes)?.[1] ?? '';
    renderings.add(`${name} ${styles} ${attributes.replace(/="[^"]*"/g, '').trim()}`);
  }
  const words = body.replace(/<[^>]*>/g, ' ').split(/[\s/-]+/);
  const maxLength = Math.max(...words.map(({ length }) => length));
  for (let length = 1; length <= maxLength; length += 1) renderings.add(`word ${length}`);
  return [...renderings];
}
