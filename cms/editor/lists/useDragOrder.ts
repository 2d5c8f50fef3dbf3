import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { arrangingTexts } from './arrangingTexts';

/** Attribute of a row, with its id. */
export const ROW_ATTRIBUTE = 'data-drag-row';
const SLOT_ATTRIBUTE = 'data-drop-slot';

interface DragOrderOptions {
  /** The element that contains all rows and slots. */
  rootRef: RefObject<HTMLElement | null>;
  /** Label of a row. */
  getName: (id: string) => string;
  /** Label of a slot, such as "before Accordion". */
  describeSlot: (slot: string) => string;
  /** Whether a slot is directly before a row, so that a drop there changes nothing. */
  isCurrentSlot: (slot: string, id: string) => boolean;
  /** Whether a row can be dropped on a slot; for roots with the slots of several lists. */
  canDrop?: (slot: string) => boolean;
  onDrop: (id: string, slot: string) => void;
}

/** The row that is being dragged, its target slot, and the input device. */
interface Drag {
  id: string;
  slot: string;
  device: 'pointer' | 'keys';
}

/** Distance from the edge of the list at which it scrolls during a drag, in px. */
const SCROLL_EDGE_PX = 48;
const SCROLL_STEP_PX = 12;

/**
 * Drag and drop of rows: by pointer or touch on the handle, or by keyboard with space, arrow keys and space
 * again.
 * Escape cancels. Slots are elements between the rows, with the props of `slotProps`; `isActive` says which
 * slot is
 * the target.
 */
export function useDragOrder(options: DragOrderOptions) {
  const { rootRef, getName, describeSlot, isCurrentSlot, canDrop, onDrop } = options;
  const [drag, setDrag] = useState<Drag>();
  const [message, setMessage] = useState('');

  function findSlots(id: string): HTMLElement[] {
    const slots = [
      ...(rootRef.current?.querySelectorAll<HTMLElement>(`[${SLOT_ATTRIBUTE}]`) ?? []),
    ];
    const candidates = slots.filter(
      (slot) =>
        !slot.closest(`[${ROW_ATTRIBUTE}="${CSS.escape(id)}"]`) &&
        (canDrop?.(readSlot(slot)) ?? true),
    );
    const currentIndex = candidates.findIndex((slot) => isCurrentSlot(readSlot(slot), id));
    const list = candidates[currentIndex]?.parentElement;
    // The next slot of the same list is directly after the row: a drop there changes nothing either.
    const nextIndex = candidates.findIndex(
      (slot, index) => index > currentIndex && slot.parentElement === list,
    );
    return candidates.filter((_, index) => index !== nextIndex || currentIndex < 0);
  }

  function startDrag(id: string, device: Drag['device']): void {
    const currentSlot = findSlots(id).find((slot) => isCurrentSlot(readSlot(slot), id));
    if (!currentSlot) return;
    setDrag({ id, slot: readSlot(currentSlot), device });
    if (device === 'keys')
      setMessage(
        arrangingTexts.pickedUp({ name: getName(id), where: describeSlot(readSlot(currentSlot)) }),
      );
  }

  function setTarget(slot: string | undefined): void {
    if (!drag || slot === undefined || slot === drag.slot) return;
    setDrag({ ...drag, slot });
    setMessage(arrangingTexts.over({ where: describeSlot(slot) }));
  }

  function drop(): void {
    if (!drag) return;
    setDrag(undefined);
    const isUnchanged = isCurrentSlot(drag.slot, drag.id);
    setMessage(
      (isUnchanged ? arrangingTexts.cancelled : arrangingTexts.dropped)({ name: getName(drag.id) }),
    );
    if (!isUnchanged) onDrop(drag.id, drag.slot);
  }

  function cancel(): void {
    if (!drag) return;
    setDrag(undefined);
    setMessage(arrangingTexts.cancelled({ name: getName(drag.id) }));
  }

  function moveTarget(id: string, offset: -1 | 1): void {
    const slots = findSlots(id);
    const index = slots.findIndex((slot) => readSlot(slot) === drag?.slot);
    const nextSlot = slots[index + offset];
    nextSlot?.scrollIntoView({ block: 'nearest' });
    setTarget(nextSlot && readSlot(nextSlot));
  }

  function followPointer(id: string, y: number): void {
    scrollAtEdge(rootRef.current, y);
    let nearestSlot: { slot: string; distance: number } | undefined;
    for (const slot of findSlots(id)) {
      const distance = Math.abs(slot.getBoundingClientRect().top - y);
      if (!nearestSlot || distance < nearestSlot.distance)
        nearestSlot = { slot: readSlot(slot), distance };
    }
    setTarget(nearestSlot?.slot);
  }

  return {
    /** Announcement for screen readers. */
    message,
    dragged: drag?.id,
    isActive: (slot: string) =>
      drag !== undefined && drag.slot === slot && !isCurrentSlot(slot, drag.id),
    slotProps: (slot: string) => ({ [SLOT_ATTRIBUTE]: slot, 'aria-hidden': true }),
    /** Props of a row's drag handle; its accessible name explains the keys. */
    handleProps: (id: string) => ({
      'aria-label': arrangingTexts.drag({ name: getName(id) }),
      'aria-pressed': drag?.id === id,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        startDrag(id, 'pointer');
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.device === 'pointer') followPointer(id, event.clientY);
      },
      onPointerUp: () => drag?.device === 'pointer' && drop(),
      onPointerCancel: cancel,
      onBlur: () => drag?.device === 'keys' && cancel(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && drag) {
          // Escape must not also close the dialog around the list.
          event.preventDefault();
          event.stopPropagation();
          return cancel();
        }
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          return drag ? drop() : startDrag(id, 'keys');
        }
        const offset = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (!offset || !drag) return;
        event.preventDefault();
        moveTarget(id, offset);
      },
    }),
  };
}

export type DragOrder = ReturnType<typeof useDragOrder>;

const readSlot = (element: HTMLElement) => element.getAttribute(SLOT_ATTRIBUTE) ?? '';

function scrollAtEdge(element: HTMLElement | null, pointerY: number): void {
  let scrollContainer = element;
  while (scrollContainer && scrollContainer.scrollHeight <= scrollContainer.clientHeight)
    scrollContainer = scrollContainer.parentElement;
  if (!scrollContainer) return;
  const { top, bottom } = scrollContainer.getBoundingClientRect();
  if (pointerY < top + SCROLL_EDGE_PX) scrollContainer.scrollBy({ top: -SCROLL_STEP_PX });
  if (pointerY > bottom - SCROLL_EDGE_PX) scrollContainer.scrollBy({ top: SCROLL_STEP_PX });
}
