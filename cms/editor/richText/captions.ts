import type { Editor } from '@tiptap/core';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { TextSelection, type EditorState } from '@tiptap/pm/state';

/** Elements for words about a picture or table: pasted text has no paragraphs, lists or pictures there. */
const captionElements = ['figcaption', 'caption'];

/**
 * Handles Enter in a figure: after its picture and at the end of its caption, writing goes on in a paragraph below.
 * Within a caption, Enter begins a new line of it.
 */
export function enterInFigure(editor: Editor): boolean {
  const { $from, $to } = editor.state.selection;
  const container = $from.node(-1)?.type.name;
  if (container === 'figure') return writeBelow(editor, $from.depth - 1);
  if (container !== 'figcaption' || $from.node(-2).type.name !== 'figure') return false;
  const isAtEnd = $to.pos === $to.end() && $to.after() === $from.end(-1);
  return isAtEnd
    ? writeBelow(editor, $from.depth - 2)
    : editor.commands.insertContent({ type: 'br' });
}

/** Handles the arrow down in the caption of a picture that ends the text: nothing is below it to write in. */
export function leaveLastFigure(editor: Editor): boolean {
  const { state, view } = editor;
  const { $from, empty } = state.selection;
  const depth = findFigureDepth(state);
  if (!empty || depth === undefined || $from.node(-1).type.name !== 'figcaption') return false;
  const isLast = $from.after(depth) === state.doc.content.size - (depth - 1);
  return isLast && view.endOfTextblock('down') && writeBelow(editor, depth);
}

function findFigureDepth({ selection: { $from } }: EditorState): number | undefined {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'figure') return depth;
  }
  return undefined;
}

/** Adds a paragraph below the node at a depth of the selection, and moves the caret there. */
function writeBelow({ state, view, schema }: Editor, depth: number): boolean {
  const { p } = schema.nodes;
  if (!p) return false;
  const position = state.selection.$from.after(depth);
  const tr = state.tr.insert(position, p.create());
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, position + 1)).scrollIntoView());
  return true;
}

/** Whether the selection begins in a caption. */
export function isInCaption({ selection: { $from } }: EditorState): boolean {
  return captionElements.some((name) =>
    Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1)).some(
      ({ type }) => type.name === name,
    ),
  );
}

/** The words of a slice with their formats, without paragraphs, lists, tables and pictures. */
export function toInlineSlice({ content }: Slice): Slice {
  const words: Node[] = [];
  const addSpace = ({ schema }: Node['type']) => {
    if (words.length > 0 && !/\s$/.test(words.at(-1)?.text ?? '')) words.push(schema.text(' '));
  };
  content.descendants((node) => {
    if (node.isText) words.push(node);
    else if (node.isTextblock || node.type.name === 'br') addSpace(node.type);
    return true;
  });
  return new Slice(Fragment.from(words), 0, 0);
}
