import { Parser } from 'htmlparser2';
import { elementsOfStyle, isBounded, isPlainStyle, maxRichText } from '../../schema/richText';

/** Elements that may lie in each other. */
const MAX_DEPTH = 100;
/** Elements whose style may say something. */
const styled = new Set(['span', 'font', 'b', 'strong', 'i', 'em', 'u', 'a']);

/** Thrown from within the parser, which has no other way to stop it. */
class TooDeep extends Error {}

/**
 * A text that is cheap to sanitise: of one that is longer, deeper or fuller of tags than any text that people write the
 * words alone. Bold type, strokes and the like that are said by styles become elements.
 */
export function boundedMarkup(html: string): string {
  try {
    return isBounded(html) ? withStylesAsElements(html) : wordsOf(html);
  } catch (error) {
    if (error instanceof TooDeep) return wordsOf(html);
    throw error;
  }
}

const wordsOf = (html: string): string =>
  html
    .slice(0, maxRichText)
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]+/g, ' ')
    .replace(/[ \t]{2,}/g, ' ');

/** The text as it came but for elements whose style says more, or takes back what they say. */
function withStylesAsElements(html: string): string {
  let written = '';
  let copied = 0;
  let depth = 0;
  /** What stands for the elements that are open, innermost last. */
  const open: string[][] = [];
  const replace = (from: number, to: number, tags: string): void => {
    written += html.slice(copied, from) + tags;
    copied = to;
  };
  const parser: Parser = new Parser({
    onopentag: (name, { style = '' }) => {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeep();
      if (!styled.has(name)) return;
      const isPlain = style !== '' && isPlainStyle(name, style);
      const elements = style === '' ? [] : elementsOfStyle(style).filter((one) => one !== name);
      const tags = elements.map((one) => `<${one}>`).join('');
      open.push([...elements.toReversed(), ...(isPlain ? [''] : [name])]);
      if (isPlain) replace(parser.startIndex, parser.endIndex + 1, tags);
      else if (tags) replace(parser.endIndex + 1, parser.endIndex + 1, tags);
    },
    onclosetag: (name, isImplied) => {
      depth -= 1;
      if (!styled.has(name)) return;
      const [...elements] = open.pop() ?? [];
      const own = elements.pop();
      const tags = elements.map((one) => `</${one}>`).join('');
      const { startIndex } = parser;
      if (isImplied) replace(startIndex, startIndex, own === '' ? tags : `${tags}</${name}>`);
      else if (own === '') replace(startIndex, parser.endIndex + 1, tags);
      else if (tags) replace(startIndex, startIndex, tags);
    },
  });
  parser.end(html);
  return written + html.slice(copied);
}
