import { Button } from '../../../../design-system/components/Button/Button';
import { modal } from '../../../../design-system/components/Dialog/Modal';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { useMessages } from '../../../../design-system/messages';
import { css, styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';
import { GalleryCounter, GallerySteps } from './GalleryControls';

const screen = css(modal, {
  ...toneStyle('dark'),
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  // The pictures scroll, not the dialog around them.
  overflow: 'hidden',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
});

const Header = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '$2 $3 $2 $4',
  '@md': { padding: '$3 $4' },
});

const PictureArea = styled('div', { position: 'relative', minInlineSize: 0 });

const PictureStrip = styled('ol', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '&:focus-visible': { outlineOffset: '-4px' },
  '& > li': {
    position: 'relative',
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
  // The whole picture fits into the window; the preview has the same shape.
  '& img': {
    objectFit: 'contain',
    backgroundSize: 'contain',
    backgroundRepeat: 'no-repeat',
  },
});

/** The pictures in full window size; script inserts them when it opens. */
export function GalleryDialog({ label, count }: { label: string; count: number }) {
  const message = useMessages();
  return (
    <dialog className={screen()} aria-label={label} data-gallery-dialog="">
      <Header>
        <GalleryCounter count={count} />
        <Button
          type="button"
          variant="ghost"
          iconOnly
          aria-label={message('close')}
          data-gallery-close=""
        >
          <Icon name="close" size="medium" />
        </Button>
      </Header>
      <PictureArea>
        <PictureStrip role="list" tabIndex={0} aria-label={label} data-gallery-strip="" />
        <GallerySteps count={count} />
      </PictureArea>
    </dialog>
  );
}
