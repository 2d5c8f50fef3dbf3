import type { Request } from 'express';
import { acceptedLanguage } from './acceptedLanguage';
import type { Language, Site } from '../../sites/site.types';

/**
 * The language of the page that sent the request: its script puts the language first in `Accept-Language`,
 * such as `en-SE` for a page in English.
 */
export const languageOfPage = (request: Request, { languages }: Site): Language =>
  acceptedLanguage(request, languages) ?? languages[0];
