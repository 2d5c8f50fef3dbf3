import { useRef, useState, type DragEvent } from 'react';
import type { PageNode } from './pagesApi';

/** Where a page is let go: in another one, or beside it. */
export type DropPlace = 'into' | 'before' | 'after';

interface Hovered {
  itemId: string;
  place: DropPlace;
}

/** Dragging pages in the tree: onto the middle of a row goes below it, onto an edge beside it. */
export function useDropPlace(
  onDrop: (dragged: string, target: PageNode, place: DropPlace) => void,
) {
  const dragged = useRef<string>(undefined);
  const [place, setPlace] = useState<Hovered>();

  const placeIn = (event: DragEvent<HTMLElement>, node: PageNode): DropPlace => {
    if (node.route === '/') return 'into';
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into';
  };
  const leave = () => setPlace(undefined);
  return {
    place,
    start: (event: DragEvent, node: PageNode) => {
      dragged.current = node.itemId;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', node.route);
    },
    over: (event: DragEvent<HTMLElement>, node: PageNode) => {
      if (dragged.current === undefined || dragged.current === node.itemId) return;
      event.preventDefault();
      const next = placeIn(event, node);
      setPlace((now) =>
        now?.itemId === node.itemId && now.place === next
          ? now
          : { itemId: node.itemId, place: next },
      );
    },
    leave,
    drop: (event: DragEvent<HTMLElement>, node: PageNode) => {
      event.preventDefault();
      leave();
      if (dragged.current !== undefined && dragged.current !== node.itemId) {
        onDrop(dragged.current, node, placeIn(event, node));
      }
      dragged.current = undefined;
    },
  };
}
