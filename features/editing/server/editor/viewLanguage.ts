import type { Request } from 'express';
import { acceptedLanguage } from '../../../../platform/http/acceptedLanguage';
import {
  editorLanguages,
  type EditorLanguage,
  type EditorSite,
} from '../../model/editorView.types';

/** Tags of Norwegian that browsers send instead of `nb`. */
const norwegian = ['no', 'nn'] as const;

/** The language of a view of the editor: the account's choice, else the browser's, else the site's. */
export function viewLanguage(
  request: Pick<Request, 'acceptsLanguages' | 'query'>,
  sites: readonly EditorSite[],
  chosenLanguage?: EditorLanguage,
): EditorLanguage {
  if (chosenLanguage) return chosenLanguage;
  const site = sites.find(({ name }) => name === request.query.site) ?? sites[0];
  const siteLanguage = editorLanguages.find((language) => language === site?.languages[0]) ?? 'en';
  // A browser that accepts any language gets the first in this list: the site's.
  const accepted =
    acceptedLanguage(request, [siteLanguage, ...editorLanguages, ...norwegian]) ?? siteLanguage;
  return accepted === 'no' || accepted === 'nn' ? 'nb' : accepted;
}
