import { useRef, useState, type DragEvent } from 'react';
import type { PageNode } from './pagesApi';

/** Where a page is dropped relative to another one: into it, or next to it. */
export type DropPosition = 'into' | 'before' | 'after';

interface DropTarget {
  itemId: string;
  position: DropPosition;
}

/** Drag and drop of pages in the tree. The middle of a row drops a page into that row's page, an edge next to it. */
export function usePageDrag(
  onDrop: (draggedId: string, target: PageNode, position: DropPosition) => void,
) {
  const draggedId = useRef<string>(undefined);
  const [dropTarget, setDropTarget] = useState<DropTarget>();

  const getDropPosition = (event: DragEvent<HTMLElement>, node: PageNode): DropPosition => {
    if (node.route === '/') return 'into';
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const fraction = (event.clientY - top) / height;
    return fraction < 0.25 ? 'before' : fraction > 0.75 ? 'after' : 'into';
  };
  const clearDropTarget = () => setDropTarget(undefined);
  return {
    place: dropTarget,
    start: (event: DragEvent, node: PageNode) => {
      draggedId.current = node.itemId;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', node.route);
    },
    over: (event: DragEvent<HTMLElement>, node: PageNode) => {
      if (draggedId.current === undefined || draggedId.current === node.itemId) return;
      event.preventDefault();
      const position = getDropPosition(event, node);
      setDropTarget((previous) =>
        previous?.itemId === node.itemId && previous.position === position
          ? previous
          : { itemId: node.itemId, position },
      );
    },
    leave: clearDropTarget,
    drop: (event: DragEvent<HTMLElement>, node: PageNode) => {
      event.preventDefault();
      clearDropTarget();
      if (draggedId.current !== undefined && draggedId.current !== node.itemId) {
        onDrop(draggedId.current, node, getDropPosition(event, node));
      }
      draggedId.current = undefined;
    },
  };
}
