import { Icon } from '../../design-system/components/Icon/Icon';
import { styled } from '../../design-system/stitches';

const Anchor = styled('a', {
  // In the margin of wide windows, clear of what stands beside it: never wider than the margin.
  '@lg': {
    position: 'fixed',
    inlineSize: 'min($sizes$touch, $space$gutter - $space$1)',
    // Above what sticks there.
    insetBlockEnd: 'calc(var(--stuck-end) + $space$4)',
    insetInlineStart: 'max($space$1, ($space$gutter - $sizes$touch) / 2)',
    zIndex: '$floating',
  },
  // Where it would lie over what is read, it stands at the end of the page instead: across the edge of the
  // footer, in the room that both leave there, so that no strip of bare page shows between the bands.
  '@belowLg': {
    position: 'relative',
    zIndex: '$raised',
    marginBlock: 'calc($sizes$touch / -2)',
    marginInlineStart: '$gutter',
    inlineSize: '$touch',
  },
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '$round',
  backgroundColor: '$dark',
  color: '$onDark',
  boxShadow: '0 0 0 2px $colors$bg, $shadows$raised',
  transition: 'opacity $fast, visibility $fast',
  // The browser shows it once the page has scrolled far enough (client/scrollToTop.ts).
  opacity: 0,
  visibility: 'hidden',
  '&[data-shown]': { opacity: 1, visibility: 'visible' },
  '@media print': { display: 'none' },
  '@low': { display: 'none' },
});

/**
 * Link back to the top of the page, bottom-left, shown after 528 px of scrolling (spec 1 §2.1): of the window,
 * and of the page on narrow ones.
 */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <Anchor href="#" aria-label={label} data-scroll-to-top="">
      <Icon name="arrowUp" />
    </Anchor>
  );
}
