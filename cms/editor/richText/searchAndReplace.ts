import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A search text and its matches in the document. */
export interface SearchState {
  searchText: string;
  matches: readonly { from: number; to: number }[];
}

/** Maximum number of matches that are highlighted. */
const MAX_MATCHES = 1_000;
/** Maximum length of a search text. */
export const MAX_SEARCH_CHARACTERS = 200;

const emptySearch: SearchState = { searchText: '', matches: [] };
const pluginKey = new PluginKey<SearchState>('finding');

/** Highlights all matches of a search text until the search text is empty. */
export const searchAndReplace = Extension.create({
  name: 'finding',
  addProseMirrorPlugins: () => [
    new Plugin<SearchState>({
      key: pluginKey,
      state: {
        init: () => emptySearch,
        apply(tr, previous) {
          const newSearchText: unknown = tr.getMeta(pluginKey);
          const searchText =
            typeof newSearchText === 'string' ? newSearchText : previous.searchText;
          if (searchText === '') return emptySearch;
          return tr.docChanged || searchText !== previous.searchText
            ? findMatches(tr.doc, searchText)
            : previous;
        },
      },
      props: {
        decorations: (state) => {
          const { matches } = pluginKey.getState(state) ?? emptySearch;
          if (matches.length === 0) return null;
          const { from, to } = state.selection;
          const decorations = matches.map((match) =>
            Decoration.inline(match.from, match.to, {
              class: match.from === from && match.to === to ? 'found chosen' : 'found',
            }),
          );
          return DecorationSet.create(state.doc, decorations);
        },
      },
    }),
  ],
});

/** Returns the current search text and its matches. */
export const getSearchState = (editor: Editor): SearchState =>
  pluginKey.getState(editor.state) ?? emptySearch;

/** Searches for a text, ignoring case. An empty text ends the search. */
export function setSearchText(editor: Editor, searchText: string): void {
  editor.view.dispatch(
    editor.state.tr.setMeta(pluginKey, searchText.slice(0, MAX_SEARCH_CHARACTERS)),
  );
}

/** Selects the next or previous match, wrapping around at the ends. Returns its number from 1, or 0 for none. */
export function selectMatch(editor: Editor, direction: -1 | 1): number {
  const { matches } = getSearchState(editor);
  if (matches.length === 0) return 0;
  const { from, to } = editor.state.selection;
  const nextIndex =
    direction > 0
      ? matches.findIndex((match) => match.from >= to)
      : matches.findLastIndex((match) => match.to <= from);
  const index = nextIndex < 0 ? (direction > 0 ? 0 : matches.length - 1) : nextIndex;
  const match = matches[index];
  if (!match) return 0;
  const selection = TextSelection.create(editor.state.doc, match.from, match.to);
  editor.view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView());
  return index + 1;
}

/** Replaces the selected text if it is a match. Returns whether it was one. */
export function replaceSelectedMatch(editor: Editor, replacement: string): boolean {
  const { from, to } = editor.state.selection;
  const isMatch = getSearchState(editor).matches.some(
    (match) => match.from === from && match.to === to,
  );
  if (isMatch) editor.view.dispatch(editor.state.tr.insertText(replacement, from, to));
  return isMatch;
}

/** Replaces all matches in one undo step. Returns their number. */
export function replaceAllMatches(editor: Editor, replacement: string): number {
  const { tr } = editor.state;
  let count = 0;
  // Searches once and without the highlighting limit, so that a replacement is not searched again.
  for (const { from, to } of findMatches(
    editor.state.doc,
    getSearchState(editor).searchText,
    Infinity,
  ).matches.toReversed()) {
    tr.insertText(replacement, from, to);
    count += 1;
  }
  if (count > 0) editor.view.dispatch(tr);
  return count;
}

function findMatches(doc: Node, searchText: string, maxMatches = MAX_MATCHES): SearchState {
  const matches: { from: number; to: number }[] = [];
  if (searchText === '') return emptySearch;
  const pattern = new RegExp(searchText.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'giu');
  doc.descendants((node, position) => {
    if (matches.length >= maxMatches) return false;
    if (!node.isTextblock) return true;
    // Inline nodes such as pictures and line breaks have size 1 in the document, so they become one character each.
    const text = node.textBetween(0, node.content.size, undefined, '\u{FFFC}');
    for (const match of text.matchAll(pattern)) {
      const from = position + 1 + match.index;
      if (matches.length < maxMatches) matches.push({ from, to: from + match[0].length });
    }
    return false;
  });
  return { searchText, matches };
}
