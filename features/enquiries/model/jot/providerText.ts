import { Parser } from 'htmlparser2';

/** Inline tags; all other tags separate words. */
const inlineTags = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s small span strike strong sub sup tt u var'.split(
    ' ',
  ),
);
/** The content of these elements is not text. */
const ignoredElements = new Set(['script', 'style', 'title', 'template']);

/** Converts the provider's HTML to plain text. */
export function providerText(html: string): string {
  let text = '';
  let ignoredDepth = 0;
  const separate = (name: string) => {
    if (!inlineTags.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (ignoredElements.has(name)) ignoredDepth += 1;
      separate(name);
    },
    ontext(words) {
      if (ignoredDepth === 0) text += words;
    },
    onclosetag(name) {
      if (ignoredElements.has(name)) ignoredDepth -= 1;
      separate(name);
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}
