import type { RecognisedWords } from './recogniseWords';

/** What could not stand in a segment of a path: it would be read as several, or as a step in the tree. */
const unfit = /[/\\]|^\.{1,2}$/;

/**
 * Address of the car list with what a visitor searches for: the list's path, the values joined by
 * `/` in lower case, and the other words as `keyphrase` (spec 2 §2, Routes). Values that no path can
 * hold are in the query under the names of their facets, as the list takes them too.
 * @param listPath such as `/kop-bil`; a query that it has stays.
 */
export function searchAddress(listPath: string, { values, keyphrase }: RecognisedWords): string {
  const [path = '', ownQuery] = listPath.split('?', 2);
  const query = new URLSearchParams(ownQuery);
  const segments: string[] = [];
  for (const { facet, levels } of values) {
    if (levels.some((text) => unfit.test(text))) {
      const field = facet.split('>').at(-1) ?? facet;
      query.append(field, levels.at(-1) ?? '');
    } else segments.push(...levels);
  }
  if (keyphrase) query.set('keyphrase', keyphrase);
  const encoded = segments.map((text) => `/${encodeURIComponent(text.toLowerCase())}`).join('');
  const search = query.toString();
  return `${path.replace(/\/+$/, '')}${encoded}${search && `?${search}`}` || '/';
}
