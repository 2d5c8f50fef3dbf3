/**
 * What a page's HTML tells of how it looks: its elements, by name, styles and attributes, and every length that
 * its words reach, because the longest ones are what does not fit.
 */
export function looksOfMarkup(html: string): string[] {
  const looks = new Set<string>();
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, '');
  for (const [, name = '', attributes = ''] of body.matchAll(/<([a-z][\w-]*)((?: [^<>]*)?)>/g)) {
    const styles = /(?:^| )class="([^"]*)"/.exec(attributes)?.[1] ?? '';
    looks.add(`${name} ${styles} ${attributes.replace(/="[^"]*"/g, '').trim()}`);
  }
  const words = body.replace(/<[^>]*>/g, ' ').split(/[\s/-]+/);
  const longest = Math.max(...words.map(({ length }) => length));
  for (let length = 1; length <= longest; length += 1) looks.add(`word ${length}`);
  return [...looks];
}
