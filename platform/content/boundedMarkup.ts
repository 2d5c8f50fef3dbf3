import { Parser } from 'htmlparser2';
import { elementsOfStyle, isBounded, isPlainStyle, maxRichTextLength } from '../../schema/richText';

/** Maximum nesting of elements. */
const MAX_DEPTH = 100;
/** Elements whose style attribute may be read. */
const styledElements = new Set(['span', 'font', 'b', 'strong', 'i', 'em', 'u', 'a']);

/** Thrown by the parser's callbacks, which is the only way to stop it. */
class TooDeepError extends Error {}

/**
 * A text that is cheap to sanitise: if it is longer, deeper or has more tags than any text that people
 * write, only its plain text remains. Bold, strikethrough and the like given as styles become elements.
 */
export function boundedMarkup(html: string): string {
  try {
    return isBounded(html) ? withStylesAsElements(html) : plainText(html);
  } catch (error) {
    if (error instanceof TooDeepError) return plainText(html);
    throw error;
  }
}

const plainText = (html: string): string =>
  html
    .slice(0, maxRichTextLength)
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]+/g, ' ')
    .replace(/[ \t]{2,}/g, ' ');

/** The unchanged text, except for elements whose style adds formatting or cancels that of the element. */
function withStylesAsElements(html: string): string {
  let output = '';
  let copiedUntil = 0;
  let depth = 0;
  /** Tags to close for each open element, innermost last; a blank one stands for a dropped element. */
  const closingTags: string[][] = [];
  const replace = (from: number, to: number, tags: string): void => {
    output += html.slice(copiedUntil, from) + tags;
    copiedUntil = to;
  };
  const parser: Parser = new Parser({
    onopentag: (name, { style = '' }) => {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeepError();
      if (!styledElements.has(name)) return;
      const isDropped = style !== '' && isPlainStyle(name, style);
      const elements =
        style === '' ? [] : elementsOfStyle(style).filter((element) => element !== name);
      const tags = elements.map((element) => `<${element}>`).join('');
      closingTags.push([...elements.toReversed(), ...(isDropped ? [''] : [name])]);
      if (isDropped) replace(parser.startIndex, parser.endIndex + 1, tags);
      else if (tags) replace(parser.endIndex + 1, parser.endIndex + 1, tags);
    },
    onclosetag: (name, isImplied) => {
      depth -= 1;
      if (!styledElements.has(name)) return;
      const [...elements] = closingTags.pop() ?? [];
      const ownTag = elements.pop();
      const tags = elements.map((element) => `</${element}>`).join('');
      const { startIndex } = parser;
      if (isImplied) replace(startIndex, startIndex, ownTag === '' ? tags : `${tags}</${name}>`);
      else if (ownTag === '') replace(startIndex, parser.endIndex + 1, tags);
      else if (tags) replace(startIndex, startIndex, tags);
    },
  });
  parser.end(html);
  return output + html.slice(copiedUntil);
}
