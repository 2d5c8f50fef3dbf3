/** Ids of the provider's films: eleven letters, digits, - and _. */
const FILM_ID_PATTERN = /^[\w-]{11}$/;

/** The id in an editor's input: the id itself, or the address of the film's page. */
export function findFilmId(text: string | undefined): string | undefined {
  const input = text?.trim() ?? '';
  const id = /(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/)([\w-]{11})/.exec(input)?.[1] ?? input;
  return FILM_ID_PATTERN.test(id) ? id : undefined;
}
