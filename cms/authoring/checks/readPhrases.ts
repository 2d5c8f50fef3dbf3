import { Parser } from 'htmlparser2';

/** Elements within a line; every other element begins and ends one. */
const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    'ruby',
  ],
  ...['rp', 'rt', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);

/**
 * The phrases of a rich text as visitors read them or hear them: paragraphs, headings, cells and captions, and the
 * words of pictures and films.
 */
export function readPhrases(html: string): string[] {
  const phrases: string[] = [];
  let line = '';
  const addPhrase = (text: string) => {
    const phrase = text.replace(/\s+/g, ' ').trim();
    if (phrase !== '') phrases.push(phrase);
  };
  const endLine = () => {
    addPhrase(line);
    line = '';
  };
  const parser = new Parser({
    onopentag: (tag, { alt, 'aria-label': label }) => {
      if (!INLINE.has(tag)) endLine();
      if (tag === 'img') addPhrase(alt ?? '');
      if (tag === 'video') addPhrase(label ?? '');
    },
    ontext: (text) => (line += text),
    onclosetag: (tag) => {
      if (!INLINE.has(tag)) endLine();
    },
  });
  parser.end(html);
  endLine();
  return phrases;
}
