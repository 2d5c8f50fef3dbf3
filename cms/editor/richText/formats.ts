import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

/** Inline formats with all elements that express each; the first element is the one that is written. */
export const wordFormats = {
  bold: { tags: ['strong', 'b'], key: 'Mod-b' },
  italic: { tags: ['em', 'i'], key: 'Mod-i' },
  underline: { tags: ['u'], key: 'Mod-u' },
  strike: { tags: ['s', 'del'], key: 'Mod-Shift-x' },
  subscript: { tags: ['sub'], key: 'Mod-,' },
  superscript: { tags: ['sup'], key: 'Mod-.' },
  code: { tags: ['code'], key: 'Mod-e' },
} as const;

export type WordFormat = keyof typeof wordFormats;

/** Lists and quotes, with the keyboard shortcut of each. */
export const blockFormats = {
  bullets: { tag: 'ul', key: 'Mod-Shift-8' },
  numbers: { tag: 'ol', key: 'Mod-Shift-7' },
  quote: { tag: 'blockquote', key: 'Mod-Shift-9' },
} as const;

export type BlockFormat = keyof typeof blockFormats;

/** Levels of headings in a text; the page's own main heading is level 1. */
export const headingLevels = [2, 3, 4, 5, 6] as const;

/** Whether the text at the caret has a format. */
export const hasFormat = (editor: Editor, format: WordFormat): boolean =>
  wordFormats[format].tags.some((tag) => editor.isActive(tag));

/** Sets a format, or removes it if all of the selected text has it. */
export function toggleFormat(editor: Editor, format: WordFormat): boolean {
  const { tags } = wordFormats[format];
  const chain = editor.chain().focus();
  if (!hasFormat(editor, format)) return chain.setMark(tags[0]).run();
  return tags.reduce((steps, tag) => steps.unsetMark(tag), chain).run();
}

/** Wraps the selected paragraphs in a list or quote, or lifts them out of it. */
export function toggleBlock(editor: Editor, format: BlockFormat): boolean {
  const { tag } = blockFormats[format];
  const chain = editor.chain().focus();
  return tag === 'blockquote'
    ? chain.toggleWrap(tag).run()
    : chain.toggleList(tag, 'li', true).run();
}

/** Makes the paragraph a heading, or a heading of that level a paragraph. */
export function toggleHeading(editor: Editor, level: number): boolean {
  return editor.chain().focus().toggleNode(`h${level}`, 'p').run();
}

/** Removes all inline formats from the selected text, and turns headings and lists into paragraphs. */
export function clearFormats(editor: Editor): boolean {
  return editor.chain().focus().unsetAllMarks().clearNodes().run();
}

/** Adds a paragraph for the source at the end of the quote at the caret, or moves the caret to the existing one. */
export function addSource(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  const depth = findDepth(editor, 'blockquote');
  if (depth === undefined) return false;
  const quote = $from.node(depth);
  const end = $from.end(depth);
  const lastChild = quote.lastChild;
  const { cite, p } =
    editor.schema.marks.cite && editor.schema.nodes.p
      ? { cite: editor.schema.marks.cite, p: editor.schema.nodes.p }
      : { cite: undefined, p: undefined };
  if (!cite || !p) return false;
  const { tr } = editor.state;
  const hasSourceParagraph = lastChild !== null && quote.childCount > 1 && isSource(lastChild);
  if (!hasSourceParagraph) tr.insert(end, p.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(hasSourceParagraph ? end - 1 : end + 1), -1));
  if (!hasSourceParagraph) tr.setStoredMarks([cite.create()]);
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
  return true;
}

const isSource = (paragraph: Node): boolean => {
  const [firstChild] = paragraph.children;
  return firstChild?.marks.some((mark) => mark.type.name === 'cite') ?? false;
};

function findDepth(editor: Editor, name: string): number | undefined {
  const { $from } = editor.state.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === name) return depth;
  }
  return undefined;
}

/** Changes of the table at the caret. */
export const tableChanges = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  removeRow: deleteRow,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  removeColumn: deleteColumn,
  headerRow: toggleTableHead,
  removeTable: deleteTable,
} satisfies Record<string, Command>;

export type TableChange = keyof typeof tableChanges;

/** Changes the table at the caret. */
export function changeTable(editor: Editor, change: TableChange): boolean {
  editor.view.focus();
  return tableChanges[change](editor.state, editor.view.dispatch);
}

/** Turns the first row of the table at the caret into its head, or back into a normal row. */
function toggleTableHead(...[state, dispatch]: Parameters<Command>): boolean {
  const { $from } = state.selection;
  return toggleHeaderRow(state, (tr) => {
    for (let { depth } = $from; depth > 0; depth -= 1) {
      if ($from.node(depth).type.name !== 'table') continue;
      const start = $from.start(depth);
      const table = tr.doc.resolve(start).parent;
      const row = table.firstChild;
      if (!row) break;
      tr.setNodeAttribute(start, 'section', null);
      row.forEach((cell, offset) => {
        if (cell.type.name === 'th') tr.setNodeAttribute(start + 1 + offset, 'scope', 'col');
      });
      break;
    }
    dispatch?.(tr);
  });
}

/** Adds a table with three rows and columns. The first row is its head. */
export function addTable(editor: Editor): boolean {
  const cells = (tag: 'td' | 'th') =>
    Array.from({ length: 3 }, () => ({
      type: tag,
      ...(tag === 'th' && { attrs: { scope: 'col' } }),
      content: [{ type: 'p' }],
    }));
  const rows = (['th', 'td', 'td'] as const).map((tag) => ({ type: 'tr', content: cells(tag) }));
  const table = editor.schema.nodeFromJSON({ type: 'table', content: rows });
  const { tr } = editor.state;
  const { from } = tr.selection;
  tr.replaceSelectionWith(table);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from + 1, tr.doc.content.size))));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
  return true;
}

/** Adds a paragraph below the table, quote or figure at the caret, and moves the caret there. */
export function leaveContainer(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  const isContainer = (depth: number) =>
    ['captioned', 'table', 'blockquote', 'figure', 'details'].includes($from.node(depth).type.name);
  const depth = Array.from({ length: $from.depth }, (_, index) => index + 1).find(isContainer);
  if (depth === undefined) return false;
  return editor
    .chain()
    .insertContentAt($from.after(depth), { type: 'p' })
    .setTextSelection($from.after(depth) + 1)
    .scrollIntoView()
    .run();
}
