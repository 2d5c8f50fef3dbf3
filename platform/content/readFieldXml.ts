import { Parser } from 'htmlparser2';
import { readId } from './contentIds';

/** Maximum number of characters of such a value. */
const MAX_CHARACTERS = 10_000;

/**
 * The attributes of a link or picture in the platform's stored form, `<link url="…" text="…"/>` or `<image
 * mediaid="{…}" alt="…"/>`; undefined for any other text. A link that has only the id of a page gets a blank
 * address.
 */
export function readFieldXml(text: string): Record<string, string> | undefined {
  if (text.length > MAX_CHARACTERS || !/^\s*<(?:link|image|file|img)\b/i.test(text))
    return undefined;
  let element: Record<string, string> | undefined;
  const parser = new Parser(
    { onopentag: (_, attributes) => (element ??= attributes) },
    { xmlMode: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  if (!element) return undefined;
  const { url, mediaid, src, href, ...others } = element;
  const id = readId(mediaid);
  const mediaPath = id && `/-/media/${id}.ashx`;
  return { ...others, href: href ?? url ?? '', src: src ?? mediaPath ?? '' };
}
