import { Icon } from '../../design-system/components/Icon/Icon';
import { styled } from '../../design-system/stitches';

const Anchor = styled('a', {
  position: 'fixed',
  // Above sticky bars at the bottom.
  insetBlockEnd: 'calc(var(--stuck-end) + $space$4)',
  zIndex: '$floating',
  // In the margin of the page, so that it covers nothing: a narrow margin has a tab at its edge, whose
  // clickable area is larger than its visible one.
  '@lg': {
    insetInlineStart: 'max($space$1, ($space$gutter - $sizes$touch) / 2)',
    inlineSize: 'min($sizes$touch, $space$gutter - $space$1)',
    aspectRatio: '1',
    borderRadius: '$round',
    backgroundColor: '$dark',
    boxShadow: '0 0 0 2px $colors$bg, $shadows$raised',
  },
  '@belowLg': {
    insetInlineStart: 0,
    inlineSize: 'max($sizes$target, $space$gutter)',
    blockSize: '$touch',
    justifyContent: 'start',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '$space$gutter',
      borderRadius: '0 $radii$control $radii$control 0',
      backgroundColor: '$dark',
    },
    '& > svg': { position: 'relative', inlineSize: '$space$gutter' },
    // The window's edge would cut off the focus ring.
    '&:focus-visible': { outlineColor: '$onDark', outlineOffset: '-4px' },
    // It stays in the margin while an element next to it has the focus.
    ':root:has(:focus-visible:not([data-scroll-to-top])) &': { inlineSize: '$space$gutter' },
  },
  display: 'grid',
  placeItems: 'center',
  color: '$onDark',
  transition: 'opacity $fast, visibility $fast',
  // The browser shows it once the page has scrolled far enough (client/scrollToTop.ts).
  opacity: 0,
  visibility: 'hidden',
  '&[data-shown]': { opacity: 1, visibility: 'visible' },
  '@media print': { display: 'none' },
});

/** Link back to the top of the page, bottom-left in the window, shown after 528 px of scrolling. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <Anchor href="#" aria-label={label} data-scroll-to-top="">
      <Icon name="arrowUp" size="small" />
    </Anchor>
  );
}
