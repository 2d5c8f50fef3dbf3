import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { arrangingTexts } from './arrangingTexts';

/** Attributes by which rows and the places between them are found. */
export const rowAttribute = 'data-drag-row';
const slotAttribute = 'data-drop-slot';

interface DragOrderOptions {
  /** Around all rows and places. */
  root: RefObject<HTMLElement | null>;
  /** What a row is called. */
  nameOf: (id: string) => string;
  /** A place in words. */
  describe: (slot: string) => string;
  /** The row stands right behind this place now; dropping it there changes nothing. */
  isHome: (slot: string, id: string) => boolean;
  onDrop: (id: string, slot: string) => void;
}

/** What is dragged, the place that it would go to, and how it got into hand. */
interface Drag {
  id: string;
  slot: string;
  by: 'pointer' | 'keys';
}

/** Distance from the edge at which the list scrolls along, and by how much, in pixels. */
const edge = 48;
const scrollStep = 12;

/**
 * Rows that are dragged to another place: by pointer and finger from their handle, by keyboard with
 * space, arrows and space. Escape leaves everything as it was. Places are elements between the rows
 * that `slotProps` marks; the one that the row would go to is `active`.
 */
export function useDragOrder({ root, nameOf, describe, isHome, onDrop }: DragOrderOptions) {
  const [drag, setDrag] = useState<Drag>();
  const [message, setMessage] = useState('');

  function slotsFor(id: string): HTMLElement[] {
    const all = [...(root.current?.querySelectorAll<HTMLElement>(`[${slotAttribute}]`) ?? [])];
    const outside = all.filter((slot) => !slot.closest(`[${rowAttribute}="${CSS.escape(id)}"]`));
    const home = outside.findIndex((slot) => isHome(slotOf(slot), id));
    const list = outside[home]?.parentElement;
    // The next place of the same list is behind the row itself, and so the same.
    const twin = outside.findIndex((slot, index) => index > home && slot.parentElement === list);
    return outside.filter((_, index) => index !== twin || home < 0);
  }

  function pickUp(id: string, by: Drag['by']): void {
    const home = slotsFor(id).find((slot) => isHome(slotOf(slot), id));
    if (!home) return;
    setDrag({ id, slot: slotOf(home), by });
    if (by === 'keys') setMessage(arrangingTexts.pickedUp(nameOf(id), describe(slotOf(home))));
  }

  function moveTo(slot: string | undefined): void {
    if (!drag || slot === undefined || slot === drag.slot) return;
    setDrag({ ...drag, slot });
    setMessage(arrangingTexts.over(describe(slot)));
  }

  function drop(): void {
    if (!drag) return;
    setDrag(undefined);
    const stays = isHome(drag.slot, drag.id);
    setMessage((stays ? arrangingTexts.cancelled : arrangingTexts.dropped)(nameOf(drag.id)));
    if (!stays) onDrop(drag.id, drag.slot);
  }

  function cancel(): void {
    if (!drag) return;
    setDrag(undefined);
    setMessage(arrangingTexts.cancelled(nameOf(drag.id)));
  }

  function step(id: string, by: -1 | 1): void {
    const slots = slotsFor(id);
    const index = slots.findIndex((slot) => slotOf(slot) === drag?.slot);
    const next = slots[index + by];
    next?.scrollIntoView({ block: 'nearest' });
    moveTo(next && slotOf(next));
  }

  function followPointer(id: string, y: number): void {
    scrollAlong(root.current, y);
    let nearest: { slot: string; distance: number } | undefined;
    for (const slot of slotsFor(id)) {
      const distance = Math.abs(slot.getBoundingClientRect().top - y);
      if (!nearest || distance < nearest.distance) nearest = { slot: slotOf(slot), distance };
    }
    moveTo(nearest?.slot);
  }

  return {
    /** Said aloud. */
    message,
    dragged: drag?.id,
    isActive: (slot: string) => drag !== undefined && drag.slot === slot && !isHome(slot, drag.id),
    slotProps: (slot: string) => ({ [slotAttribute]: slot, 'aria-hidden': true }),
    /** For the button that a row is dragged by; its name says how. */
    handleProps: (id: string) => ({
      'aria-label': arrangingTexts.drag(nameOf(id)),
      'aria-pressed': drag?.id === id,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pickUp(id, 'pointer');
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.by === 'pointer') followPointer(id, event.clientY);
      },
      onPointerUp: () => drag?.by === 'pointer' && drop(),
      onPointerCancel: cancel,
      onBlur: () => drag?.by === 'keys' && cancel(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && drag) {
          // The dialog around it stays open.
          event.preventDefault();
          event.stopPropagation();
          return cancel();
        }
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          return drag ? drop() : pickUp(id, 'keys');
        }
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (!by || !drag) return;
        event.preventDefault();
        step(id, by);
      },
    }),
  };
}

export type DragOrder = ReturnType<typeof useDragOrder>;

const slotOf = (element: HTMLElement) => element.getAttribute(slotAttribute) ?? '';

function scrollAlong(element: HTMLElement | null, y: number): void {
  let box = element;
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + edge) box.scrollBy({ top: -scrollStep });
  if (y > bottom - edge) box.scrollBy({ top: scrollStep });
}
