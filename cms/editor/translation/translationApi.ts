/** Requests about translations. Every function throws AuthoringFailure. */
import type { Authoring } from '../authoring';
import {
  ConfirmTranslationDocument,
  ImportTranslationDocument,
  type ImportTranslationMutation,
  SaveTranslationDocument,
  type TranslatedTextFragment as TranslatedText,
  TranslationDocument,
  TranslationFileDocument,
} from '../../generated/authoringQueries';
import type { TranslatedTextInput } from '../../generated/authoringTypes';

export type { TranslatedText };

/** The result of importing a translation file. */
export type ImportedTranslation = ImportTranslationMutation['result'];

interface LanguagePair {
  itemId: string;
  from: string;
  to: string;
}

export const readTranslation = (authoring: Authoring, pair: LanguagePair) =>
  authoring.request(TranslationDocument, pair);

export const saveTranslation = (
  authoring: Authoring,
  pair: LanguagePair,
  texts: TranslatedTextInput[],
) => authoring.request(SaveTranslationDocument, { input: { ...pair, texts } });

/** Confirms that all translations of a page match the current source texts. */
export const confirmTranslation = (authoring: Authoring, input: LanguagePair) =>
  authoring.request(ConfirmTranslationDocument, { input });

export const readTranslationFile = (
  authoring: Authoring,
  pair: LanguagePair & { withSubpages: boolean },
) => authoring.request(TranslationFileDocument, pair);

export const importTranslation = (authoring: Authoring, site: string, text: string) =>
  authoring.request(ImportTranslationDocument, { input: { site, text } });
