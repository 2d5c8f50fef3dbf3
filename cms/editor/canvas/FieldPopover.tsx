import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { styled } from '../../../design-system/stitches';
import type { Authoring, RawValue } from '../authoring';
import { boxOf, type CanvasField } from './readCanvas';
import { contracts } from '../forms/checkValue';
import { FieldForm } from '../forms/FieldForm';
import { readable } from '../forms/readable';
import { texts } from '../texts';
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

interface FieldPopoverProps {
  authoring: Authoring;
  field: CanvasField;
  frame: HTMLIFrameElement;
  /** Resolves with why the value was not taken. */
  onSave: (value: RawValue) => Promise<string | undefined>;
  onClose: () => void;
  onFailure: (error: unknown) => void;
}

/** Beside a link, picture, date or file of the page: its value, to be changed. */
export function FieldPopover(props: FieldPopoverProps) {
  const { authoring, field, frame, onSave, onClose, onFailure } = props;
  const { itemId, language, name } = field;
  const panel = useRef<HTMLDialogElement>(null);

  const { value: item } = useLoaded(
    useCallback(() => authoring.readItem(itemId, language), [authoring, itemId, language]),
    onFailure,
  );

  useEffect(() => panel.current?.showModal(), []);

  useLayoutEffect(() => {
    if (panel.current) placePanel(panel.current, boxOf(field), frame.getBoundingClientRect());
  }, [field, frame, item]);

  useEffect(() => {
    // What can be changed was not there yet when the panel opened.
    if (item) panel.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [item]);

  const contract = item && contractOf(item.template, name);
  return (
    <Panel
      ref={panel}
      aria-label={texts.editField(readable(name))}
      onClose={(event) => {
        // React tells of the closing of dialogs that were opened from here, too.
        if (event.target === panel.current) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === panel.current) onClose();
      }}
    >
      {item && contract ? (
        <FieldForm
          fields={{ [name]: contract }}
          values={{ [name]: item.fields.find((one) => one.name === name)?.value }}
          submit={texts.save}
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

/** The contract of a field, whichever kind of item it belongs to. */
function contractOf(template: string, field: string) {
  const { blocks, items, pages, settings } = contracts;
  const of = blocks[template] ?? items[template] ?? pages[template] ?? settings[template];
  return of?.fields[field];
}

const gap = 12;

/** Below what is edited, or above it, or wherever there is room; never outside of the window. */
function placePanel(panel: HTMLElement, box: DOMRect | undefined, frame: DOMRect): void {
  const { width, height } = panel.getBoundingClientRect();
  const left = frame.left + (box?.left ?? 0);
  const bottom = frame.top + (box?.bottom ?? 0);
  const roomBelow = window.innerHeight - bottom - gap;
  const y = roomBelow >= height ? bottom + gap : frame.top + (box?.top ?? 0) - height - gap;
  const limit = (value: number, most: number) => Math.round(Math.min(Math.max(value, gap), most));
  panel.style.setProperty('--panel-x', `${limit(left, window.innerWidth - width - gap)}px`);
  panel.style.setProperty('--panel-y', `${limit(y, window.innerHeight - height - gap)}px`);
}
