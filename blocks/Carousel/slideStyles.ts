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
  // Once script selects slides, the others are partly visible at the sides; a click on one moves it to the middle.
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
    /** A search bar overlaps the lower edge. */
    search: { true: { '--film-buttons': '$space$8' } },
  },
});

/** On phones the picture leaves space for the text, so that the text does not cover its subject. */
export const Backdrop = styled('div', {
  // In print, text on a picture is hard to read.
  '@print': { display: 'none' },
  position: 'absolute',
  inset: 0,
  // The subject of these pictures is right of the centre.
  '& img, & video': { objectPosition: '78% 60%', '@belowMd': { objectPosition: '50% 72%' } },
  variants: {
    y: {
      Top: { '@belowMd': { insetBlockStart: '34%' } },
      Center: { '@belowMd': { insetBlockEnd: '34%' } },
      Bottom: { '@belowMd': { insetBlockEnd: '34%' } },
    } satisfies Record<CarouselYAxis, Style>,
    bare: { true: { '@belowMd': { inset: 0 } } },
  },
});

const background = (share: number) => `color-mix(in srgb, $colors$bg ${share}%, transparent)`;

const verticalShade = (side: 'top' | 'bottom') => ({
  backgroundImage: `linear-gradient(to ${side}, ${background(88)}, ${background(74)} 38%, ${background(0)} 76%)`,
  '@belowMd': {
    backgroundImage: `linear-gradient(to ${side}, ${background(100)} 34%, ${background(80)} 48%, ${background(0)} 72%)`,
  },
});

const horizontalShade = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${background(86)}, ${background(72)} 36%, ${background(0)} 72%)`;

/** A gradient between picture and text, for readability: from above or below; in wide windows from the side. */
export const Shade = styled('div', {
  '@print': { display: 'none' },
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  variants: {
    y: {
      Top: verticalShade('bottom'),
      Center: {
        ...verticalShade('top'),
        '@lg': {
          backgroundImage: `radial-gradient(80% 120%, ${background(78)}, ${background(10)})`,
        },
      },
      Bottom: verticalShade('top'),
    } satisfies Record<CarouselYAxis, Style>,
    x: {
      Left: { '@lg': { backgroundImage: horizontalShade('right') } },
      Center: {},
      Right: { '@lg': { backgroundImage: horizontalShade('left') } },
    } satisfies Record<CarouselXAxis, Style>,
  },
});

/** Hidden on slides that are not selected: they are partly out of view, and dimmed text would be unreadable. */
export const SlideText = styled('div', {
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
      // Space for the navigation bar above and the controls below.
      FullHeight: {
        paddingBlockStart: 'calc($space$6 + var(--bar-over-page))',
        paddingBlockEnd: 'calc($space$9 + $space$6)',
        '@md': {
          paddingBlockStart: 'calc($space$8 + var(--bar-over-page))',
          paddingBlockEnd: 'calc($space$9 + $space$7)',
        },
      },
    } satisfies Record<CarouselHeight, Style>,
    /** Space for the search bar that overlaps the lower edge. */
    search: { true: { paddingBlockEnd: '$9', '@md': { paddingBlockEnd: '$10' } } },
  },
});
