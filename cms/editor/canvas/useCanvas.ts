import { useCallback, useEffect, useRef, useState } from 'react';
import { CanvasEditor, type CanvasHandlers, type Selection } from './CanvasEditor';
import { isTextKind, normalizeId, type CanvasField } from './readCanvas';
import { PatchablePage } from './PatchablePage';
import type { SaveQueue } from '../items/SaveQueue';

export interface Canvas {
  /** The frame of the edited page. */
  frame: HTMLIFrameElement | undefined;
  editor: CanvasEditor | undefined;
  /** Incremented when the blocks or fields of the page change without loading it. */
  patchCount: number;
  selection: Selection | undefined;
  select: (selection: Selection | undefined) => void;
  /** Selects the first field of an item as soon as the page shows it. */
  selectItem: (itemId: string) => void;
  /** Incremented when toolbars next to the selection must be positioned again. */
  layoutCount: number;
  /** Makes the page in a frame editable, and closes the editor of the previous page. */
  attach: (frame: HTMLIFrameElement | undefined) => void;
  /** Shows blocks in another arrangement at once; the server's version follows. */
  arrange: CanvasEditor['arrange'];
  /** Shows the items of a list in another order at once. */
  arrangeItems: CanvasEditor['arrangeItems'];
  /** Requests the newest version of the page, which `patch` shows; resolves when it is there. */
  requestPage: () => Promise<unknown>;
  /** Updates the page to its newest version without loading it. Resolves with false if it must be loaded. */
  patch: (frame: HTMLIFrameElement, signal: AbortSignal) => Promise<boolean>;
}

interface CanvasOptions {
  queue: SaveQueue;
  onOpen: (field: CanvasField) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Manages the edited page: its editor and selection, and the saving of typed text. */
export function useCanvas({ queue, onOpen, onKey }: CanvasOptions): Canvas {
  const [frame, setFrame] = useState<HTMLIFrameElement>();
  const [editor, setEditor] = useState<CanvasEditor>();
  const [selection, select] = useState<Selection>();
  const [layoutCount, setLayoutCount] = useState(0);
  const [patchCount, setPatchCount] = useState(0);
  const editorRef = useRef<CanvasEditor>(undefined);
  const pageRef = useRef<{ frame: HTMLIFrameElement; page: PatchablePage }>(undefined);
  const itemToSelectRef = useRef<string>(undefined);
  const callbacksRef = useRef({ onOpen, onKey });
  useEffect(() => {
    callbacksRef.current = { onOpen, onKey };
  });

  /** Selects the requested item on the page, or otherwise again what was selected before. */
  const restoreSelection = useCallback((newEditor: CanvasEditor | undefined) => {
    const { fields = [], blocks } = newEditor?.content ?? {};
    const requestedField =
      itemToSelectRef.current && fields.find((field) => belongsTo(field, itemToSelectRef.current));
    itemToSelectRef.current = undefined;
    if (requestedField) {
      select({ block: requestedField.block, field: requestedField });
      // The field may be scrolled out of view, such as in a carousel.
      const element = newEditor?.getElement(requestedField);
      element?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    } else select((previous) => previous && findSameSelection(previous, fields, blocks));
    setLayoutCount((count) => count + 1);
  }, []);

  const attach = useCallback(
    (newFrame: HTMLIFrameElement | undefined) => {
      editorRef.current?.close();
      editorRef.current = undefined;
      pageRef.current = undefined;
      const page = newFrame?.contentDocument;
      const handlers: CanvasHandlers = {
        onSelect: select,
        onLayoutChange: () => setLayoutCount((count) => count + 1),
        onOpen: (field) => callbacksRef.current.onOpen(field),
        onKey: (event) => callbacksRef.current.onKey(event),
        isSaved: ({ itemId, language, name, version }) =>
          queue.getUnsavedValue({ itemId, language, field: name }) === undefined &&
          queue.getBaseVersion({ itemId, language, version }) === version,
        onInput: ({ itemId, language, version, name }, value) =>
          queue.add({ itemId, language, version, field: name, value }),
      };
      if (page) {
        const newEditor = new CanvasEditor(page, handlers);
        showUnsavedTexts(newEditor, queue);
        editorRef.current = newEditor;
        pageRef.current = { frame: newFrame, page: new PatchablePage(newEditor, newFrame.src) };
      }
      setFrame(newFrame);
      setEditor(editorRef.current);
      // The selected element was removed with the old page: the same field or block is selected in the new
      // page.
      restoreSelection(editorRef.current);
    },
    [queue, restoreSelection],
  );
  const patch = useCallback(
    async (patchedFrame: HTMLIFrameElement, signal: AbortSignal) => {
      const currentEditor = editorRef.current;
      if (!currentEditor || pageRef.current?.frame !== patchedFrame) return false;
      const isPatched = await pageRef.current.page.refresh(signal);
      if (!isPatched || signal.aborted || editorRef.current !== currentEditor) return isPatched;
      showUnsavedTexts(currentEditor, queue);
      setPatchCount((count) => count + 1);
      restoreSelection(currentEditor);
      return true;
    },
    [queue, restoreSelection],
  );
  useEffect(() => () => editorRef.current?.close(), []);
  const selectItem = useCallback((itemId: string) => {
    itemToSelectRef.current = itemId;
  }, []);
  /** Changes the page before the server has rendered it so. */
  const arrangeBy = useCallback(
    (change: (currentEditor: CanvasEditor) => void) => {
      const currentEditor = editorRef.current;
      if (!currentEditor) return;
      change(currentEditor);
      setPatchCount((count) => count + 1);
      restoreSelection(currentEditor);
    },
    [restoreSelection],
  );
  const arrange: Canvas['arrange'] = (blocks) => arrangeBy((shown) => shown.arrange(blocks));
  const arrangeItems: Canvas['arrangeItems'] = (order) =>
    arrangeBy((shown) => shown.arrangeItems(order));
  const requestPage = useCallback(() => Promise.resolve(pageRef.current?.page.request()), []);
  return {
    arrange,
    arrangeItems,
    requestPage,
    frame,
    editor,
    patchCount,
    selection,
    select,
    selectItem,
    layoutCount,
    attach,
    patch,
  };
}

/** Finds the same field or block in a newer version of the page. */
function findSameSelection(
  { block, field }: Selection,
  fields: readonly CanvasField[],
  blocks: ReadonlyMap<string, unknown> | undefined,
): Selection | undefined {
  const sameField =
    field &&
    fields.find(
      (candidate) =>
        candidate.name === field.name && belongsTo(candidate, normalizeId(field.itemId)),
    );
  if (sameField) return { block: sameField.block, field: sameField };
  return block !== undefined && blocks?.has(block) ? { block } : undefined;
}

const belongsTo = ({ itemId }: CanvasField, id: string | undefined) => normalizeId(itemId) === id;

/** Shows the texts that are not saved yet in the newly rendered page. */
function showUnsavedTexts(editor: CanvasEditor, queue: SaveQueue): void {
  for (const field of editor.content.fields) {
    const { itemId, language, name } = field;
    const value = queue.getUnsavedValue({ itemId, language, field: name });
    if (isTextKind(field) && typeof value === 'string') editor.showValue(field, value);
  }
}
