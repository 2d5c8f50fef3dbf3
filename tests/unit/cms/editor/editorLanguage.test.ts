/** @jest-environment jsdom */
import { editorLanguage, editorLocale } from '../../../../cms/editor/editorLanguage';

test.each([
  ['sv-SE', 'sv', 'sv'],
  ['nb', 'nb', 'nb'],
  ['en-SE', 'en', 'en-GB'],
  ['de-DE', 'en', 'en-GB'],
  ['', 'en', 'en-GB'],
])('[EDIT-85] in a document with the language %j the editor is in %s', (lang, language, locale) => {
  document.documentElement.lang = lang;
  expect([editorLanguage(), editorLocale()]).toEqual([language, locale]);
});
