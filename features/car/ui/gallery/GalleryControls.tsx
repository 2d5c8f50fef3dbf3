import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import type { IconName } from '../../../../design-system/components/Icon/drawings';
import { useMessages } from '../../../../design-system/messages';
import { css, styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';

/** Beside each other over the upper edge: where one is, and the way to the full screen. */
const Head = styled('div', {
  position: 'absolute',
  insetBlockStart: '$3',
  insetInline: '$3',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Pictures are touched through the room between.
  pointerEvents: 'none',
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
});

/** Over a picture, whose colours may be any. */
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
  // Before what the theme says of buttons.
  '&&': { borderRadius: '$round' },
  '@noScript': { display: 'none' },
  '@print': { display: 'none' },
  '@motion': { transition: 'opacity $fast' },
  // At the end there is no way on, and nothing to look at.
  '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0 },
  variants: {
    way: { back: { insetInlineStart: '$3' }, on: { insetInlineEnd: '$3' } },
  },
});

const expand = css({ pointerEvents: 'auto', '&&': { borderRadius: '$round' } });

/** What moves the pictures, and where they stand; plain script gives it life. */
export function GalleryControls({ count }: { count: number }) {
  const message = useMessages();
  return (
    <>
      <Head>
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
      </Head>
      <GallerySteps count={count} />
    </>
  );
}

/** Read aloud elsewhere: here for the eye. One picture leaves the place empty. */
export function GalleryCounter({ count }: { count: number }) {
  if (count < 2) return <span />;
  return (
    <Counter aria-hidden="true">
      <span data-gallery-number="">1</span>
      {` / ${count}`}
    </Counter>
  );
}

/** To the previous and the next picture, at the sides of what they stand in. */
export function GallerySteps({ count }: { count: number }) {
  const message = useMessages();
  if (count < 2) return null;
  return (
    <>
      <Step way="back" icon="chevronLeft" label={message('galleryPrevious')} />
      <Step way="on" icon="chevronRight" label={message('galleryNext')} />
    </>
  );
}

function Step({ way, icon, label }: { way: 'back' | 'on'; icon: IconName; label: string }) {
  return (
    <Button
      type="button"
      variant="onDark"
      iconOnly
      className={step({ way })}
      aria-label={label}
      aria-disabled={way === 'back'}
      data-gallery-step={way}
    >
      <Icon name={icon} size="medium" />
    </Button>
  );
}
