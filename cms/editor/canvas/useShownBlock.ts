import { useEffect } from 'react';
import type { Canvas } from './useCanvas';

/** Brings blocks into sight on the page that is edited. */
export interface ShownBlock {
  /** Chooses a block that is on the page. */
  selectBlock: (uid: string) => void;
  /** Shows a block on the page as it is edited, which may have to be fetched first. */
  showBlock: (uid: string) => Promise<void>;
}

interface ShownBlockOptions {
  canvas: Canvas;
  /** The page is shown as it is edited. */
  isEditing: boolean;
  /** Shows it so. */
  edit: () => Promise<void>;
  /** uid of a block that is shown as soon as the page has it. */
  toShow: string | undefined;
  setToShow: (uid: string | undefined) => void;
}

export function useShownBlock(options: ShownBlockOptions): ShownBlock {
  const { isEditing, edit, toShow, setToShow } = options;
  const { editor, select } = options.canvas;

  function selectBlock(uid: string): void {
    editor?.content.blocks.get(uid)?.open.nextElementSibling?.scrollIntoView({ block: 'center' });
    select({ block: uid });
  }

  async function showBlock(uid: string): Promise<void> {
    if (isEditing) return selectBlock(uid);
    await edit();
    setToShow(uid);
  }

  useEffect(() => {
    if (toShow === undefined || !editor?.content.blocks.has(toShow)) return;
    setToShow(undefined);
    selectBlock(toShow);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is to be shown is shown once
  }, [toShow, editor]);

  return { selectBlock, showBlock };
}
