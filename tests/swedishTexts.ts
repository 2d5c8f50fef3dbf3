import { buildTexts } from '../cms/editor/buildTexts';
import type { EditorTexts } from '../cms/generated/editorTexts';
import { catalogue } from '../cms/generated/editorTexts/sv';

if (typeof document !== 'undefined') document.documentElement.lang = 'sv';

const texts = buildTexts(catalogue, 'sv') as unknown as EditorTexts;

/** The editor's texts in Swedish, for tests that mock `loadedTexts` with them. */
export const getTexts = <Topic extends keyof EditorTexts>(topic: Topic): EditorTexts[Topic] =>
  texts[topic];
