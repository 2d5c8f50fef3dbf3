import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { styled } from '../../../design-system/stitches';
import type { Authoring, RawValue } from '../authoring';
import { placeNextTo } from './placeNextTo';
import { getBox, type CanvasField } from './readCanvas';
import { findFieldContract } from '../forms/fieldName';
import { FieldForm } from '../forms/FieldForm';
import { texts } from '../texts';
import { fieldLabel } from '../forms/contractTexts';
import { useLoaded } from '../useLoaded';

const Panel = styled('dialog', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: '$menu',
  inlineSize: '$sheet',
  maxInlineSize: 'calc(100vw - 2 * $space$3)',
  maxBlockSize: 'calc(100dvh - 2 * $space$3)',
  margin: 0,
  padding: '$4 $4 0',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$bg',
  color: '$text',
  boxShadow: '$overlay',
  overflowY: 'auto',
  transform: 'translate(var(--panel-x), var(--panel-y))',
  '&:focus-visible': { outline: 'none' },
  '&::backdrop': { backgroundColor: 'transparent' },
});

/** Minimum distance between panel and window edge, in px. */
const WINDOW_GAP_PX = 10;

interface FieldPopoverProps {
  authoring: Authoring;
  field: CanvasField;
  frame: HTMLIFrameElement;
  /** Saves the value. Resolves with an error message if that failed. */
  onSave: (value: RawValue) => Promise<string | undefined>;
  onClose: () => void;
  onFailure: (error: unknown) => void;
}

/** A form for the value of a link, picture, date or file, shown next to it. */
export function FieldPopover(props: FieldPopoverProps) {
  const { authoring, field, frame, onSave, onClose, onFailure } = props;
  const { itemId, language, name } = field;
  const panelRef = useRef<HTMLDialogElement>(null);

  const { value: item } = useLoaded(
    useCallback(() => authoring.readItem(itemId, language), [authoring, itemId, language]),
    onFailure,
  );

  useEffect(() => {
    if (panelRef.current?.open) return;
    // A click in the page does not focus its frame: with the focus there, closing the panel returns it.
    if (document.activeElement === document.body) frame.focus();
    panelRef.current?.showModal();
  }, [frame]);

  useLayoutEffect(() => {
    if (panelRef.current)
      placePanel(panelRef.current, getBox(field), frame.getBoundingClientRect());
  }, [field, frame, item]);

  useEffect(() => {
    const { current } = panelRef;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => keepInWindow(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const contract = item && findFieldContract(item.template, name);
  return (
    <Panel
      ref={panelRef}
      aria-label={texts.editField({ name: fieldLabel(name, contract) })}
      onClose={(event) => {
        // Close events of dialogs inside the panel bubble up to it.
        if (event.target === panelRef.current) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === panelRef.current) onClose();
      }}
    >
      {item && contract ? (
        <FieldForm
          fields={{ [name]: contract }}
          values={{ [name]: item.fields.find((candidate) => candidate.name === name)?.value }}
          submitLabel={texts.save}
          onSubmit={(changed) =>
            name in changed
              ? onSave(changed[name])
              : Promise.resolve(onClose()).then(() => undefined)
          }
          onCancel={onClose}
        />
      ) : (
        <Spinner />
      )}
    </Panel>
  );
}

/** Places the panel next to the edited element where there is space, and inside the window. */
function placePanel(panel: HTMLElement, box: DOMRect | undefined, frame: DOMRect): void {
  const { left, top } = placeNextTo({
    size: panel.getBoundingClientRect(),
    anchor: {
      left: frame.left + (box?.left ?? 0),
      top: frame.top + (box?.top ?? 0),
      right: frame.left + (box?.right ?? 0),
      bottom: frame.top + (box?.bottom ?? 0),
    },
    bounds: { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight },
  });
  panel.style.setProperty('--panel-x', `${left}px`);
  panel.style.setProperty('--panel-y', `${top}px`);
}

/** Moves the panel up when its content grows beyond the bottom of the window. */
function keepInWindow(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const overflowPx = bottom + WINDOW_GAP_PX - window.innerHeight;
  if (overflowPx > 0)
    panel.style.setProperty(
      '--panel-y',
      `${Math.round(Math.max(top - overflowPx, WINDOW_GAP_PX))}px`,
    );
}
