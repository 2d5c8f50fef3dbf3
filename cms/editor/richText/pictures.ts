import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, type Transaction } from '@tiptap/pm/state';

/** A picture or film in a text. */
export interface TextPicture {
  tag: 'img' | 'video';
  src: string;
  alt: string;
  /** Picture of a film before it plays; empty for none. */
  poster: string;
  size: { width: string | null; height: string | null };
  /** Caption below the picture; empty for none. */
  caption: string;
}

/** A node of a text and its position. */
interface Place {
  node: Node;
  position: number;
}

const isMedia = ({ type }: Node): boolean => type.name === 'img' || type.name === 'video';

/** Returns the caption of the selected picture or film. */
export const getCaption = (editor: Editor): string =>
  findCaption(findSelected(editor)?.figure)?.node.textContent ?? '';

/** The selected picture or film, also when its whole figure is selected. */
export const getSelectedMedia = (editor: Editor): Node | undefined =>
  findSelected(editor)?.media.node;

/** Inserts a picture or film at the caret, or changes the selected one. One with a caption becomes a figure. */
export function insertOrUpdatePicture(editor: Editor, picture: TextPicture): void {
  const { tag, src, alt, poster, size } = picture;
  const caption = picture.caption.trim();
  const selected = findSelected(editor);
  const words = tag === 'img' ? { alt } : { 'aria-label': alt || null, poster: poster || null };
  // What the dialog does not ask for is kept, such as the title and the language.
  const attrs = { ...selected?.media.node.attrs, src, ...words, ...size };
  const chain = editor.chain().focus();
  if (selected && (selected.figure || caption === '')) {
    chain.command(({ tr }) => {
      tr.setNodeMarkup(selected.media.position, undefined, attrs);
      if (selected.figure && caption !== getCaption(editor))
        setCaption(tr, selected.figure, caption);
      return true;
    });
  } else {
    const marks = selected?.media.node.marks.map(({ type, attrs: values }) => ({
      type: type.name,
      attrs: values,
    }));
    const image = { type: tag, attrs, marks };
    chain.insertContent(
      caption === ''
        ? image
        : {
            type: 'figure',
            content: [
              { type: 'p', content: [image] },
              { type: 'figcaption', content: [createLine(caption)] },
            ],
          },
    );
  }
  chain.run();
}

/**
 * Selects the figure around the selected picture or film, so that its caption is copied, cut and deleted with
 * it. A figure of several pictures stays.
 */
export function selectFigure({ state, view }: Editor): void {
  const { selection } = state;
  const media = selection instanceof NodeSelection ? selection.node : undefined;
  const figure = media && isMedia(media) ? findFigure(selection.$from) : undefined;
  if (!figure || listMedia(figure.node).length > 1) return;
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, figure.position)));
}

const createLine = (text: string) => ({ type: 'p', content: [{ type: 'text', text }] });

function findSelected({ state: { selection } }: Editor) {
  if (!(selection instanceof NodeSelection)) return undefined;
  const { node, from, $from } = selection;
  if (isMedia(node)) return { media: { node, position: from }, figure: findFigure($from) };
  const [media, ...others] = node.type.name === 'figure' ? listMedia(node) : [];
  if (!media || others.length > 0) return undefined;
  return {
    media: { node: media.node, position: from + 1 + media.position },
    figure: { node, position: from },
  };
}

/** The pictures and films within a figure, with their positions in its content. */
function listMedia(figure: Node): Place[] {
  const places: Place[] = [];
  figure.descendants((node, position) => {
    if (isMedia(node)) places.push({ node, position });
  });
  return places;
}

/** Finds the figure that contains a position. */
function findFigure($position: ResolvedPos): Place | undefined {
  for (let { depth } = $position; depth > 0; depth -= 1) {
    const node = $position.node(depth);
    if (node.type.name === 'figure') return { node, position: $position.before(depth) };
  }
  return undefined;
}

function findCaption(figure: Place | undefined): Place | undefined {
  let caption: Place | undefined;
  figure?.node.forEach((node, offset) => {
    if (node.type.name === 'figcaption')
      caption ??= { node, position: figure.position + 1 + offset };
  });
  return caption;
}

/** Writes, changes or removes the caption of a figure. Without a caption, a figure is its paragraphs. */
function setCaption(tr: Transaction, figure: Place, text: string): void {
  const { schema } = tr.doc.type;
  const end = figure.position + figure.node.nodeSize;
  const caption = findCaption(figure);
  if (text === '') {
    if (caption) tr.delete(caption.position, caption.position + caption.node.nodeSize);
    const rest = tr.doc.nodeAt(figure.position);
    if (rest) tr.replaceWith(figure.position, figure.position + rest.nodeSize, rest.content);
    return;
  }
  const line = schema.nodeFromJSON(createLine(text));
  if (caption) {
    const { position, node } = caption;
    tr.replaceWith(position + 1, position + node.nodeSize - 1, line);
  } else tr.insert(end - 1, schema.nodeFromJSON({ type: 'figcaption', content: [line.toJSON()] }));
}
