import type { ReactNode, SyntheticEvent } from 'react';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { keyframes, styled } from '../../../design-system/stitches';

const appear = keyframes({ from: { opacity: 0 } });

const Frame = styled('div', { position: 'relative', minInlineSize: 0 });

const Veil = styled('div', {
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
  // Short waits do not flicker.
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

/** Keys that look at what is there and change nothing. */
const harmless = /^(?:Tab|Shift|Control|Alt|Meta|Escape|F\d+|Page(?:Up|Down))$/;

const stop = (event: SyntheticEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Lays a veil over the flow while the server is asked: nothing in it can be pressed or changed, and whatever has the
 * focus keeps it, which disabled controls would not (TIRE-45).
 */
export function BusyFrame({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const message = useMessages();
  const stopped = isBusy ? stop : undefined;
  return (
    <Frame>
      <div
        aria-busy={isBusy}
        onBeforeInputCapture={stopped}
        onChangeCapture={stopped}
        onClickCapture={stopped}
        onPasteCapture={stopped}
        onSubmitCapture={stopped}
        onKeyDownCapture={isBusy ? (event) => !harmless.test(event.key) && stop(event) : undefined}
      >
        {children}
      </div>
      {isBusy && (
        <Veil aria-hidden>
          <Sign>
            <Spinner />
          </Sign>
        </Veil>
      )}
      <VisuallyHidden as="p" role="status">
        {isBusy && message('tireLoading')}
      </VisuallyHidden>
    </Frame>
  );
}
