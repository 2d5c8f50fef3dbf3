import { useCallback, useEffect, useRef, useState } from 'react';
import { CanvasEditor, type CanvasHandlers, type Selection } from './CanvasEditor';
import { plainId, type CanvasField } from './readCanvas';
import type { SaveQueue } from '../items/SaveQueue';

export interface Canvas {
  /** The frame with the page that is edited now. */
  frame: HTMLIFrameElement | undefined;
  editor: CanvasEditor | undefined;
  selection: Selection | undefined;
  select: (selection: Selection | undefined) => void;
  /** Chooses an item's first field once a page is there that shows it. */
  choose: (itemId: string) => void;
  /** Grows when what is shown beside the page must be placed anew. */
  moved: number;
  /** Makes the page in a frame editable, in place of the one before. */
  attach: (frame: HTMLIFrameElement | undefined) => void;
}

interface CanvasOptions {
  queue: SaveQueue;
  onOpen: (field: CanvasField) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The page that is edited: what is chosen in it, and what is written into it. */
export function useCanvas({ queue, onOpen, onKey }: CanvasOptions): Canvas {
  const [frame, setFrame] = useState<HTMLIFrameElement>();
  const [editor, setEditor] = useState<CanvasEditor>();
  const [selection, select] = useState<Selection>();
  const [moved, setMoved] = useState(0);
  const current = useRef<CanvasEditor>(undefined);
  const wanted = useRef<string>(undefined);
  const latest = useRef({ onOpen, onKey });
  useEffect(() => {
    latest.current = { onOpen, onKey };
  });

  const attach = useCallback(
    (next: HTMLIFrameElement | undefined) => {
      current.current?.close();
      current.current = undefined;
      const page = next?.contentDocument;
      const handlers: CanvasHandlers = {
        onSelect: select,
        onMove: () => setMoved((count) => count + 1),
        onOpen: (field) => latest.current.onOpen(field),
        onKey: (event) => latest.current.onKey(event),
        onInput: ({ itemId, language, version, name }, value) =>
          queue.add({ itemId, language, version, field: name, value }),
      };
      if (page) {
        const made = new CanvasEditor(page, handlers);
        showUnsaved(made, queue);
        current.current = made;
      }
      setFrame(next);
      setEditor(current.current);
      // What was chosen is gone with its page; the same is chosen in the new one.
      const { fields = [], blocks } = current.current?.content ?? {};
      const first = wanted.current && fields.find((field) => isOf(field, wanted.current));
      wanted.current = undefined;
      if (first) {
        select({ block: first.block, field: first });
        // It may be beside what is in sight, as slides are.
        const shown = current.current?.elementOf(first);
        shown?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
      } else select((before) => before && sameIn(before, fields, blocks));
      setMoved((count) => count + 1);
    },
    [queue],
  );
  useEffect(() => () => current.current?.close(), []);
  const choose = useCallback((itemId: string) => {
    wanted.current = itemId;
  }, []);
  return { frame, editor, selection, select, choose, moved, attach };
}

/** What was chosen, as another version of the page shows it. */
function sameIn(
  { block, field }: Selection,
  fields: readonly CanvasField[],
  blocks: ReadonlyMap<string, unknown> | undefined,
): Selection | undefined {
  const same =
    field && fields.find((one) => one.name === field.name && isOf(one, plainId(field.itemId)));
  if (same) return { block: same.block, field: same };
  return block !== undefined && blocks?.has(block) ? { block } : undefined;
}

const isOf = ({ itemId }: CanvasField, id: string | undefined) => plainId(itemId) === id;

/** What could not be saved so far stays in sight. */
function showUnsaved(editor: CanvasEditor, queue: SaveQueue): void {
  for (const field of editor.content.fields) {
    const { itemId, language, name, kind } = field;
    const value = queue.unsavedValue({ itemId, language, field: name });
    const isText = kind === 'text' || kind === 'richText';
    if (isText && typeof value === 'string') editor.show(field, value);
  }
}
