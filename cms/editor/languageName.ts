import { editorLanguage } from './editorLanguage';

const displayNames = new Intl.DisplayNames([editorLanguage()], { type: 'language' });

/** The name of a language, such as "Swedish" for sv. */
export const languageName = (language: string): string => displayNames.of(language) ?? language;
