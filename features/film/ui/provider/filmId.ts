/** Ids of the provider's films: eleven letters, digits, - and _. */
const filmId = /^[\w-]{11}$/;

/** The id in what editors give: the id itself, or the address of the film's page. */
export function findFilmId(text: string | undefined): string | undefined {
  const given = text?.trim() ?? '';
  const id = /(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/)([\w-]{11})/.exec(given)?.[1] ?? given;
  return filmId.test(id) ? id : undefined;
}
