import { Parser } from 'htmlparser2';
import { readId } from './contentIds';

/** Characters of such a value at most. */
const LONGEST = 10_000;

/**
 * The parts of a link or picture that came as the platform stores it, `<link url="…" text="…"/>` or
 * `<image mediaid="{…}" alt="…"/>`; undefined for any other text. A page that is known by its id alone has no address here.
 */
export function readFieldXml(text: string): Record<string, string> | undefined {
  if (text.length > LONGEST || !/^\s*<(?:link|image|file|img)\b/i.test(text)) return undefined;
  let found: Record<string, string> | undefined;
  const parser = new Parser(
    { onopentag: (_, attributes) => (found ??= attributes) },
    { xmlMode: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  if (!found) return undefined;
  const { url, mediaid, src, href, ...rest } = found;
  const id = readId(mediaid);
  const media = id && `/-/media/${id}.ashx`;
  return { ...rest, href: href ?? url ?? '', src: src ?? media ?? '' };
}
