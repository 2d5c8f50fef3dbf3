import { Icon } from '../../../design-system/components/Icon/Icon';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { clientScript } from '../../../rendering/clientScript';
import { usePageInfo } from '../../../rendering/pageInfo';

const Heart = styled('a', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  borderRadius: '$round',
  color: 'inherit',
  '@hover': { '&:hover': { backgroundColor: '$line' } },
});

/** Positioned over a corner of the heart, so that nothing moves when the number appears. */
const Count = styled('span', {
  position: 'absolute',
  insetBlockStart: '$1',
  insetInlineEnd: '$1',
  minInlineSize: '$space$5',
  paddingInline: '$1',
  borderRadius: '$round',
  backgroundColor: '$primary',
  color: '$onPrimary',
  fontSize: '$caption',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@forcedColors': { border: '1px solid CanvasText' },
});

/**
 * Link to the saved cars, with their number, which script adds (SavedCarsLink.entry.client.ts). Renders
 * nothing on sites that sell no cars.
 */
export function SavedCarsLink() {
  const message = useMessages();
  const { savedCarsPath, href } = usePageInfo();
  if (!savedCarsPath) return null;
  return (
    <Heart
      {...clientScript('SavedCarsLink')}
      href={savedCarsPath}
      aria-current={href === savedCarsPath ? 'page' : undefined}
    >
      <Icon name="heart" size="medium" />
      <VisuallyHidden>{message('savedTitle')} </VisuallyHidden>
      <Count data-saved-count="" hidden />
    </Heart>
  );
}
