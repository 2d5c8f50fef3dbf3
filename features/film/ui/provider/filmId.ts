/** Pattern of YouTube's film ids. */
const FILM_ID_PATTERN = /^[\w-]{11}$/;

/**
 * The film id in an editor's input, which is the id or an address of the film; undefined if there is none.
 */
export function findFilmId(text: string | undefined): string | undefined {
  const input = text?.trim() ?? '';
  const id = /(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/)([\w-]{11})/.exec(input)?.[1] ?? input;
  return FILM_ID_PATTERN.test(id) ? id : undefined;
}
