import type { Request } from 'express';
import { languageAsked } from './languageAsked';
import type { Language, Site } from '../../sites/site.types';

/** The language of the page that asks, which its script names: `en-SE` for a page in English. */
export const languageOfPage = (request: Request, { languages }: Site): Language =>
  languageAsked(request, languages) ?? languages[0];
