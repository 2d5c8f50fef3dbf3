import { Parser } from 'htmlparser2';

/** Marks within a line; all others part words. */
const inline = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s small span strike strong sub sup tt u var'.split(
    ' ',
  ),
);
/** What stands in these is not to be read. */
const unread = new Set(['script', 'style', 'title', 'template']);

/** A text of the provider, which holds marks and entities, as words alone. */
export function providerText(html: string): string {
  let text = '';
  let inside = 0;
  const part = (name: string) => {
    if (!inline.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) inside += 1;
      part(name);
    },
    ontext(words) {
      if (inside === 0) text += words;
    },
    onclosetag(name) {
      if (unread.has(name)) inside -= 1;
      part(name);
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}
