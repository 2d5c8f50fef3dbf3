import { Icon } from '../../design-system/components/Icon/Icon';
import { styled } from '../../design-system/stitches';

const Anchor = styled('a', {
  position: 'fixed',
  // Above what sticks there.
  insetBlockEnd: 'calc(var(--stuck-end) + $space$4)',
  zIndex: '$floating',
  // In the margin of the page, so that it covers no control: in a narrow one a tab at its edge.
  '@lg': {
    insetInlineStart: 'max($space$1, ($space$gutter - $sizes$touch) / 2)',
    inlineSize: 'min($sizes$touch, $space$gutter - $space$1)',
    aspectRatio: '1',
    borderRadius: '$round',
  },
  '@belowLg': {
    insetInlineStart: 0,
    inlineSize: 'max($sizes$target, $space$gutter)',
    blockSize: '$touch',
    borderRadius: '0 $radii$control $radii$control 0',
    // The window's edge would cut the ring off.
    '&:focus-visible': { outlineColor: '$onDark', outlineOffset: '-4px' },
    // It keeps to the margin while something else has the focus, which stands beside it then.
    ':root:has(:focus-visible:not([data-scroll-to-top])) &': { inlineSize: '$space$gutter' },
  },
  display: 'grid',
  placeItems: 'center',
  backgroundColor: '$dark',
  color: '$onDark',
  boxShadow: '0 0 0 2px $colors$bg, $shadows$raised',
  transition: 'opacity $fast, visibility $fast',
  // The browser shows it once the page has scrolled far enough (client/scrollToTop.ts).
  opacity: 0,
  visibility: 'hidden',
  '&[data-shown]': { opacity: 1, visibility: 'visible' },
  '@media print': { display: 'none' },
});

/** Link back to the top of the page, bottom-left in the window, shown after 528 px of scrolling (spec 1 §2.1). */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <Anchor href="#" aria-label={label} data-scroll-to-top="">
      <Icon name="arrowUp" size="small" />
    </Anchor>
  );
}
