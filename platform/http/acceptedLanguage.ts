import type { Request } from 'express';

/** The first of these languages that the request accepts; undefined if it accepts none of them. */
export function acceptedLanguage<Language extends string>(
  request: Pick<Request, 'acceptsLanguages'>,
  languages: readonly Language[],
): Language | undefined {
  const accepted = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === accepted);
}
