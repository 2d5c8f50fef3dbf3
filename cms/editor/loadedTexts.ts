import type { EditorTexts } from '../generated/editorTexts';
import { editorLanguage } from './editorLanguage';
import { readComponentTexts, readTexts } from './readTexts';

let editorTexts: EditorTexts | undefined;
let componentTexts: Readonly<Record<string, string>> = {};

/**
 * Loads the texts of the page's language. Call it before importing modules that read texts when they are
 * evaluated.
 */
export async function loadTexts(): Promise<void> {
  const language = editorLanguage();
  [editorTexts, componentTexts] = await Promise.all([
    readTexts(language),
    readComponentTexts(language),
  ]);
}

/** Returns a text of the design system's components in the editor's language, or the key if there is none. */
export const componentText = (key: string): string => componentTexts[key] ?? key;

/** Returns the texts of one topic in the editor's language. */
export function getTexts<Topic extends keyof EditorTexts>(topic: Topic): EditorTexts[Topic] {
  if (!editorTexts) throw new Error('The texts of the editor are not loaded yet.');
  return editorTexts[topic];
}
