import { useEffect, useState } from 'react';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { keysOf } from '../../../domain/typedKeys';
import {
  blockFormats,
  hasFormat,
  headingLevels,
  wordFormats,
  type BlockFormat,
  type WordFormat,
} from './formats';
import type { PasteLoss } from './cleanPastedHtml';
import { getSelectedMedia } from './pictures';
import type { RichTextEditor } from './RichTextEditor';

interface RichTextState {
  formats: ReadonlySet<WordFormat | BlockFormat | 'link' | 'table' | 'picture'>;
  /** Level of the heading at the caret; 0 for none. */
  level: number;
  /** Heading levels that may be used at the caret, so that the page skips no level. */
  allowedLevels: readonly number[];
  canUndo: boolean;
  canRedo: boolean;
  pasteLoss: PasteLoss | undefined;
}

/** The formats and tools that apply at the caret. Returns the same object until one of them changes. */
export function useRichTextState(text: RichTextEditor): RichTextState {
  const [state, setState] = useState(() => readState(text));
  useEffect(() => {
    const update = () => {
      const nextState = readState(text);
      setState((previous) => (areEqual(previous, nextState) ? previous : nextState));
    };
    update();
    return text.subscribe(update);
  }, [text]);
  return state;
}

function readState(text: RichTextEditor): RichTextState {
  const { editor } = text;
  const { selection } = editor.state;
  const formats = new Set<WordFormat | BlockFormat | 'link' | 'table' | 'picture'>(
    keysOf(wordFormats).filter((format) => hasFormat(editor, format)),
  );
  // In nested lists, the buttons change the innermost list.
  for (let { $from } = selection, depth = $from.depth, isInList = false; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    const format = keysOf(blockFormats).find((candidate) => blockFormats[candidate].tag === name);
    if (format && !(format !== 'quote' && isInList)) formats.add(format);
    isInList ||= format !== undefined && format !== 'quote';
    if (name === 'table') formats.add('table');
  }
  if (editor.isActive('a')) formats.add('link');
  if (getSelectedMedia(editor)) formats.add('picture');
  const level = parseHeadingLevel(selection.$from.parent.type.name);
  const maxLevel = Math.min(Math.max(text.getHeadingLevelBefore(selection.from), 1) + 1, 6);
  return {
    formats,
    level,
    allowedLevels: headingLevels.filter(
      (allowedLevel) => allowedLevel <= maxLevel || allowedLevel === level,
    ),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
    pasteLoss: text.pasteLoss,
  };
}

const parseHeadingLevel = (name: string): number => Number(/^h([2-6])$/.exec(name)?.[1] ?? 0);

const areEqual = (first: RichTextState, second: RichTextState): boolean =>
  first.level === second.level &&
  first.allowedLevels.length === second.allowedLevels.length &&
  first.allowedLevels.at(-1) === second.allowedLevels.at(-1) &&
  first.canUndo === second.canUndo &&
  first.canRedo === second.canRedo &&
  first.pasteLoss === second.pasteLoss &&
  [...first.formats].join() === [...second.formats].join();
