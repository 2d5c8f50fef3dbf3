import {
  editorLanguages,
  type EditorLanguage,
} from '../../features/editing/model/editorView.types';

/** Returns the language of the editor, from the `lang` of the document; English outside of a browser. */
export function editorLanguage(): EditorLanguage {
  if (typeof document === 'undefined') return 'en';
  // The attribute may include a country, such as `sv-SE`.
  const [lang] = document.documentElement.lang.split('-');
  return editorLanguages.find((candidate) => candidate === lang) ?? 'en';
}

/** IETF language tag that formats numbers and times in the editor. */
export const editorLocale = (): string => {
  const language = editorLanguage();
  return language === 'en' ? 'en-GB' : language;
};
