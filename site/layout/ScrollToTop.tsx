import { Icon } from '../../design-system/components/Icon/Icon';
import { styled } from '../../design-system/stitches';

const Anchor = styled('a', {
  position: 'fixed',
  insetBlockEnd: '$4',
  insetInlineStart: '$4',
  // In the margin where it is wide enough, clear of what stands beside it.
  '@lg': { insetInlineStart: 'max($space$1, ($space$gutter - $sizes$touch) / 2)' },
  zIndex: '$floating',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  borderRadius: '$round',
  backgroundColor: '$dark',
  color: '$onDark',
  boxShadow: '$raised',
  transition: 'opacity $fast, visibility $fast',
  // The browser shows it once the page has scrolled far enough (page/scrollToTop.ts).
  opacity: 0,
  visibility: 'hidden',
  '&[data-shown]': { opacity: 1, visibility: 'visible' },
  '@media print': { display: 'none' },
});

/** Link back to the top of the page, bottom-left, shown after 528 px of scrolling (spec 1 §2.1). */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <Anchor href="#" aria-label={label} data-scroll-to-top="">
      <Icon name="arrowUp" />
    </Anchor>
  );
}
