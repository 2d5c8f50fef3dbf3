import type { Request } from 'express';

/** The first of the languages that a request accepts; undefined where it accepts none of them. */
export function languageAsked<Language extends string>(
  request: Pick<Request, 'acceptsLanguages'>,
  languages: readonly Language[],
): Language | undefined {
  const accepted = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === accepted);
}
