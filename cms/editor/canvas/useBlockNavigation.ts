import { useEffect, useState } from 'react';
import { subscribeToModals, topModal } from '../../../design-system/components/Dialog/openModals';
import { isTextKind } from './readCanvas';
import type { Canvas } from './useCanvas';

/** Functions that scroll to a block on the edited page and select it. */
export interface BlockNavigation {
  /** Selects a block on the page. */
  selectBlock: (uid: string) => void;
  /** Selects a block on the edited page, and switches from the preview to that page first if necessary. */
  showBlock: (uid: string) => Promise<void>;
}

interface BlockNavigationOptions {
  canvas: Canvas;
  /** Whether the edited page is displayed, instead of the preview. */
  isEditing: boolean;
  /** Switches from the preview to the edited page. */
  onEdit: () => Promise<void>;
  /** uid of a block to select as soon as it is on the page; its first text gets the focus. */
  uidToShow: string | undefined;
  setUidToShow: (uid: string | undefined) => void;
}

export function useBlockNavigation(options: BlockNavigationOptions): BlockNavigation {
  const { isEditing, onEdit, uidToShow, setUidToShow } = options;
  const { editor, frame, patchCount, select } = options.canvas;
  const [closedModals, setClosedModals] = useState(0);

  function selectBlock(uid: string): void {
    editor?.content.blocks.get(uid)?.open.nextElementSibling?.scrollIntoView({ block: 'center' });
    select({ block: uid });
  }

  async function showBlock(uid: string): Promise<void> {
    if (isEditing) return selectBlock(uid);
    await onEdit();
    setUidToShow(uid);
  }

  useEffect(() => {
    if (uidToShow === undefined || !editor?.content.blocks.has(uidToShow)) return undefined;
    // The page cannot take the focus while a dialog is open.
    if (topModal()) return subscribeToModals(() => setClosedModals((count) => count + 1));
    setUidToShow(undefined);
    selectBlock(uidToShow);
    const firstText = editor.content.fields.find(
      (field) => field.block === uidToShow && isTextKind(field),
    );
    if (!firstText) return undefined;
    frame?.focus();
    editor.getElement(firstText)?.focus({ preventScroll: true });
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a block is shown once
  }, [uidToShow, editor, patchCount, closedModals]);

  return { selectBlock, showBlock };
}
