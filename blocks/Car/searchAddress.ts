import type { RecognisedWords } from './recogniseWords';

/** What could not stand in a segment of a path: it would be read as several, or as a step in the tree. */
const unfit = /[/\\]|^\.{1,2}$/;

/** Segments for which car lists have pages; what is more stands in the query. */
const mostSegments = 5;

/**
 * Address of the car list with what a visitor searches for: the list's path, the values joined by
 * `/` in lower case, and the other words as `keyphrase` (spec 2 §2, Routes). Values that the path
 * cannot hold are in the query under the names of their fields, as the list takes them too.
 * @param listPath such as `/kop-bil`; a query that it has stays.
 */
export function searchAddress(listPath: string, { values, keyphrase }: RecognisedWords): string {
  const [path = '', ownQuery] = listPath.split('?', 2);
  const query = new URLSearchParams(ownQuery);
  const segments: string[] = [];
  for (const { facet, levels } of values) {
    const fits = segments.length + levels.length <= mostSegments;
    if (fits && !levels.some((text) => unfit.test(text))) segments.push(...levels);
    else query.append(facet.split('>').at(-1) ?? facet, levels.join('>'));
  }
  if (keyphrase) query.set('keyphrase', keyphrase);
  const encoded = segments.map((text) => `/${encodeURIComponent(text.toLowerCase())}`).join('');
  const search = query.toString();
  return `${path.replace(/\/+$/, '')}${encoded}${search && `?${search}`}` || '/';
}
