import { buildTexts } from '../cms/editor/buildTexts';
import type { EditorTexts } from '../cms/generated/editorTexts';
import { catalogue } from '../cms/generated/editorTexts/en';

const texts = buildTexts(catalogue, 'en') as unknown as EditorTexts;

/** Returns the editor's English texts of a topic, loaded in advance. */
export const getTexts = <Topic extends keyof EditorTexts>(topic: Topic): EditorTexts[Topic] =>
  texts[topic];
