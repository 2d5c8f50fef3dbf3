import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';

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

/** Returns the caption of the selected picture or film. */
export function getCaption(editor: Editor): string {
  const figure = findFigure(editor);
  return figure?.node.children.find((child) => child.type.name === 'figcaption')?.textContent ?? '';
}

/** The selected picture or film. */
export function getSelectedMedia({ state: { selection } }: Editor): Node | undefined {
  const selected = selection instanceof NodeSelection ? selection.node : undefined;
  return selected?.type.name === 'img' || selected?.type.name === 'video' ? selected : undefined;
}

/** Inserts a picture or film at the caret, or changes the selected one. One with a caption becomes a figure. */
export function insertOrUpdatePicture(
  editor: Editor,
  { tag, src, alt, poster, size, caption }: TextPicture,
): void {
  const words = tag === 'img' ? { alt } : { 'aria-label': alt || null, poster: poster || null };
  const image = { type: tag, attrs: { src, ...words, ...size } };
  const isSelected = getSelectedMedia(editor) !== undefined;
  const figure = isSelected ? findFigure(editor) : undefined;
  if (
    isSelected &&
    (figure === undefined) === (caption.trim() === '') &&
    caption === getCaption(editor)
  ) {
    editor.chain().focus().updateAttributes(tag, image.attrs).run();
    return;
  }
  const paragraph = {
    type: 'p',
    content: [image],
  };
  const content =
    caption.trim() === ''
      ? paragraph
      : {
          type: 'figure',
          content: [
            paragraph,
            {
              type: 'figcaption',
              content: [{ type: 'p', content: [{ type: 'text', text: caption.trim() }] }],
            },
          ],
        };
  const chain = editor.chain().focus();
  if (figure) chain.insertContentAt({ from: figure.start, to: figure.end }, content).run();
  else if (caption.trim() === '') chain.insertContent(image).run();
  else chain.insertContent(content).run();
}

/** Finds the figure that contains the selected picture or film. */
function findFigure(editor: Editor) {
  const { $from } = editor.state.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === 'figure')
      return { node, start: $from.before(depth), end: $from.after(depth) };
  }
  return undefined;
}
