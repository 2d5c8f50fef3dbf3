import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import type { IconName } from '../../../../design-system/components/Icon/drawings';
import { useMessages } from '../../../../design-system/messages';
import { css, styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';

/** The counter and the full screen button, over the upper edge of the pictures. */
const Header = styled('div', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInline: '$3',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The space between them lets touches through to the pictures.
  pointerEvents: 'none',
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
});

/** Readable over a picture of any colour. */
export const Counter = styled('span', {
  ...toneStyle('dark'),
  paddingInline: '$3',
  paddingBlock: '$1',
  borderRadius: '$round',
  fontSize: '$small',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  opacity: 0.9,
  '@forcedColors': { border: '1px solid CanvasText' },
});

const step = css({
  position: 'absolute',
  insetBlockStart: 'calc(50% - $sizes$touch / 2)',
  // More specific than the theme's style of buttons.
  '&&': { borderRadius: '$round' },
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
  '@motion': { transition: 'opacity $fast' },
  // At the end the button does nothing, so it is hidden.
  '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0 },
  variants: {
    direction: { back: { insetInlineStart: '$3' }, on: { insetInlineEnd: '$3' } },
  },
});

const expand = css({ pointerEvents: 'auto', '&&': { borderRadius: '$round' } });

/** Buttons and counter of the pictures; plain script starts them. */
export function GalleryControls({ count }: { count: number }) {
  const message = useMessages();
  return (
    <>
      <Header>
        <GalleryCounter count={count} />
        <Button
          type="button"
          variant="onDark"
          iconOnly
          className={expand()}
          aria-label={message('galleryFullScreen')}
          data-gallery-open=""
        >
          <Icon name="expand" size="medium" />
        </Button>
      </Header>
      <GallerySteps count={count} />
    </>
  );
}

/**
 * Position such as `2 / 8`; empty for a single picture. Screen readers get it from a status element instead.
 */
export function GalleryCounter({ count }: { count: number }) {
  if (count < 2) return <span />;
  return (
    <Counter aria-hidden="true">
      <span data-gallery-number="">1</span>
      {` / ${count}`}
    </Counter>
  );
}

/** Buttons to the previous and the next picture, at the sides of their container. */
export function GallerySteps({ count }: { count: number }) {
  const message = useMessages();
  if (count < 2) return null;
  return (
    <>
      <Step direction="back" icon="chevronLeft" label={message('galleryPrevious')} />
      <Step direction="on" icon="chevronRight" label={message('galleryNext')} />
    </>
  );
}

function Step({
  direction,
  icon,
  label,
}: {
  direction: 'back' | 'on';
  icon: IconName;
  label: string;
}) {
  return (
    <Button
      type="button"
      variant="onDark"
      iconOnly
      className={step({ direction })}
      aria-label={label}
      aria-disabled={direction === 'back'}
      data-gallery-step={direction}
    >
      <Icon name={icon} size="medium" />
    </Button>
  );
}
