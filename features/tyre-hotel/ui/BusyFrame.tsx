import type { ReactNode, SyntheticEvent } from 'react';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { keyframes, styled } from '../../../design-system/stitches';

const appear = keyframes({ from: { opacity: 0 } });

const Frame = styled('div', { position: 'relative', minInlineSize: 0 });

const BusyOverlay = styled('div', {
  position: 'absolute',
  inset: 0,
  zIndex: '$raised',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$card',
  backgroundColor: 'color-mix(in srgb, $colors$bg 60%, transparent)',
  color: '$text',
  fontSize: '$h3',
  cursor: 'progress',
  // Appears after a delay, so that short waits do not flicker.
  '@motion': { animation: `${appear} 200ms 200ms both` },
});

const Sign = styled('span', {
  position: 'sticky',
  insetBlock: '40vh',
  display: 'flex',
  padding: '$3',
  borderRadius: '$round',
  backgroundColor: '$bg',
  boxShadow: '$raised',
});

/** Keys that only navigate or scroll, and change nothing. */
const harmlessKeys = /^(?:Tab|Shift|Control|Alt|Meta|Escape|F\d+|Page(?:Up|Down))$/;

const cancelEvent = (event: SyntheticEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Covers the flow while a request is pending: nothing in it can be pressed or changed. Unlike disabled
 * controls, it keeps the focus (TIRE-45).
 */
export function BusyFrame({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const message = useMessages();
  const handler = isBusy ? cancelEvent : undefined;
  return (
    <Frame>
      <div
        aria-busy={isBusy}
        onBeforeInputCapture={handler}
        onChangeCapture={handler}
        onClickCapture={handler}
        onPasteCapture={handler}
        onSubmitCapture={handler}
        onKeyDownCapture={
          isBusy ? (event) => !harmlessKeys.test(event.key) && cancelEvent(event) : undefined
        }
      >
        {children}
      </div>
      {isBusy && (
        <BusyOverlay aria-hidden>
          <Sign>
            <Spinner />
          </Sign>
        </BusyOverlay>
      )}
      <VisuallyHidden as="p" role="status">
        {isBusy && message('tireLoading')}
      </VisuallyHidden>
    </Frame>
  );
}
