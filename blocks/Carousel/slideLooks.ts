import { type Style, styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import type {
  CarouselHeight,
  CarouselTextColor,
  CarouselXAxis,
  CarouselYAxis,
} from '../../schema/generated/fields';

export const Slide = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 'var(--slide-height)',
  borderRadius: '$card',
  overflow: 'clip',
  '@print': { minBlockSize: '0 !important', breakInside: 'avoid' },
  // Once script chooses among them, those that are not selected look in from the sides, and one that is clicked comes to
  // the middle.
  '&:not([data-selected])': {
    '[data-started] &': { opacity: 0.5, cursor: 'pointer', '@print': { opacity: 1 } },
  },
  '@motion': { transition: 'opacity $slow' },
  variants: {
    color: {
      White: toneStyle('dark'),
      Dark: toneStyle('default'),
    } satisfies Record<CarouselTextColor, Style>,
    height: {
      Default: {},
      Medium: {},
      FullHeight: { borderRadius: 0, '--film-buttons': 'calc($space$9 + $space$6)' },
    } satisfies Record<CarouselHeight, Style>,
    /** A search bar lies over the lower edge. */
    search: { true: { '--film-buttons': '$space$8' } },
  },
});

/** On phones the picture leaves room for the words, so that what it shows is not behind them. */
export const Backdrop = styled('div', {
  // Words on a picture cannot be read on paper.
  '@print': { display: 'none' },
  position: 'absolute',
  inset: 0,
  '@belowMd': { '& img, & video': { objectPosition: '50% 72%' } },
  variants: {
    y: {
      Top: { '@belowMd': { insetBlockStart: '34%' } },
      Center: { '@belowMd': { insetBlockEnd: '34%' } },
      Bottom: { '@belowMd': { insetBlockEnd: '34%' } },
    } satisfies Record<CarouselYAxis, Style>,
    bare: { true: { '@belowMd': { inset: 0 } } },
  },
});

const veil = (share: number) => `color-mix(in srgb, $colors$bg ${share}%, transparent)`;

const upTo = (side: 'top' | 'bottom') => ({
  backgroundImage: `linear-gradient(to ${side}, ${veil(88)}, ${veil(74)} 38%, ${veil(0)} 76%)`,
  '@belowMd': {
    backgroundImage: `linear-gradient(to ${side}, ${veil(100)} 34%, ${veil(80)} 48%, ${veil(0)} 72%)`,
  },
});

const aside = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${veil(86)}, ${veil(72)} 36%, ${veil(0)} 72%)`;

/** Lies between picture and words so that the words can be read: from above or below, on wide windows from the side. */
export const Shade = styled('div', {
  '@print': { display: 'none' },
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  variants: {
    y: {
      Top: upTo('bottom'),
      Center: {
        ...upTo('top'),
        '@lg': { backgroundImage: `radial-gradient(80% 120%, ${veil(78)}, ${veil(10)})` },
      },
      Bottom: upTo('top'),
    } satisfies Record<CarouselYAxis, Style>,
    x: {
      Left: { '@lg': { backgroundImage: aside('right') } },
      Center: {},
      Right: { '@lg': { backgroundImage: aside('left') } },
    } satisfies Record<CarouselXAxis, Style>,
  },
});

/** Go from a slide that is not selected: half of them is out of sight, and nobody could read them dimmed. */
export const Words = styled('div', {
  '[data-started] [data-slides] > :not([data-selected]) > &': {
    visibility: 'hidden',
    '@print': { visibility: 'visible' },
  },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '$3',
  maxInlineSize: '$form',
  padding: '$5',
  '@md': { gap: '$4', padding: '$8' },
  '@xl': { padding: '$9' },
  variants: {
    x: {
      Left: { justifySelf: 'start' },
      Center: { justifySelf: 'center', justifyItems: 'center', textAlign: 'center' },
      Right: { justifySelf: 'end' },
    } satisfies Record<CarouselXAxis, Style>,
    y: {
      Top: { alignSelf: 'start' },
      Center: { alignSelf: 'end', '@lg': { alignSelf: 'center' } },
      Bottom: { alignSelf: 'end' },
    } satisfies Record<CarouselYAxis, Style>,
    shadow: {
      true: {
        textShadow: '0 1px 2px $colors$bg, 0 0 1.25rem $colors$bg',
        '& > a': { textShadow: 'none' },
      },
    },
    height: {
      Default: {},
      Medium: {},
      // Clear of the navigation bar above and the controls below.
      FullHeight: {
        paddingBlockStart: 'calc($space$6 + var(--bar-over-page))',
        paddingBlockEnd: 'calc($space$9 + $space$6)',
        '@md': {
          paddingBlockStart: 'calc($space$8 + var(--bar-over-page))',
          paddingBlockEnd: 'calc($space$9 + $space$7)',
        },
      },
    } satisfies Record<CarouselHeight, Style>,
    /** Clear of the search bar that lies over the lower edge. */
    search: { true: { paddingBlockEnd: '$9', '@md': { paddingBlockEnd: '$10' } } },
  },
});
