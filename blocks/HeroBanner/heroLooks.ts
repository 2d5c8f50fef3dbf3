import { type Style, styled } from '../../design-system/stitches';
import type { HeroForm } from '../../design-system/layouts/ThemeLayout';
import { important } from '../../design-system/styling/important';

/** The picture of a window with the bar above it, at most. */
const tallest = 'min($sizes$hero, 82svh, 56vw)';

/** What opens the page has the bar over it: its ground goes on behind the bar, its picture begins below. */
const belowBar: Style = { paddingBlockStart: 'var(--bar-over-page)' };

const stages: Record<HeroForm, Style> = {
  split: {
    ...belowBar,
    '--hero-picture': 'max(13rem, min(66vw, 26rem, 44svh))',
    '@lg': {
      alignItems: 'center',
      // Lower than a picture that reaches every edge: what it shows is as wide as it is high.
      minBlockSize: 'calc(min($sizes$heroBeside, 78svh, 43vw) + var(--bar-over-page))',
    },
  },
  fullBleed: {
    // The picture's height on narrow windows; the words begin in its lower edge, where it fades out. They stand at the
    // top, because words at the bottom move up while the rest of them arrives.
    alignItems: 'start',
    '--hero-picture': 'calc(max(14rem, min(90vw, 28rem, 56svh)) + var(--bar-over-page))',
    paddingBlock: 'calc(var(--hero-picture) - $space$6) $8',
    '@lg': {
      alignItems: 'end',
      paddingBlockStart: 'calc($space$9 + var(--bar-over-page))',
      paddingBlockEnd: '$9',
      // Lower on narrower windows, where the picture would be cut on both sides.
      minBlockSize: `calc(${tallest} + var(--bar-over-page))`,
    },
  },
  typeLed: { ...belowBar, '--hero-picture': 'max(13rem, min(62vw, 34rem, 50svh))' },
  plinth: {
    ...belowBar,
    '--hero-picture': 'max(13rem, min(62vw, 36rem, 46svh))',
    // The ground ends behind the picture. A background, because a box of its own would move while the page arrives.
    background:
      'linear-gradient(var(--brand-bg), var(--brand-bg)) bottom / 100% calc(var(--hero-picture) / 3) no-repeat',
  },
};

/** The opening of a page: words and picture. */
export const Stage = styled('div', {
  position: 'relative',
  '@print': {
    minBlockSize: '0 !important',
    padding: '$4 0 $5 !important',
    background: 'none',
  },
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    form: stages,
    /** No crop for phones: hardly cut at the sides. */
    wide: {
      true: {
        '--hero-picture': 'calc(max(13rem, min(62vw, 28rem, 56svh)) + var(--bar-over-page))',
      },
    },
    full: {
      true: {
        // The window with the header; the picture takes what the words leave.
        '--hero-picture': 'max(14rem, 100svh - $sizes$header - 23rem + var(--bar-over-page))',
        minBlockSize: 'calc(100svh - $sizes$header + var(--bar-over-page))',
        // Clear of the arrow that leads on.
        paddingBlockEnd: '$10',
        '@lg': {
          minBlockSize: 'calc(100svh - $sizes$header + var(--bar-over-page))',
          paddingBlockEnd: '$10',
        },
      },
    },
  },
});

/** Steps of a gradient that begins and ends softly: no eye finds the line where it does. */
const eased = (direction: string, from: number, to: number): string => {
  const at = (share: number) => `${from + (to - from) * share}%`;
  const mixed = (part: number) => `color-mix(in srgb, $colors$scrim ${part}%, $colors$scrimClear)`;
  return `linear-gradient(${direction}, $colors$scrim ${at(0)}, ${mixed(86)} ${at(0.2)}, ${mixed(58)} ${at(0.42)}, ${mixed(26)} ${at(0.66)}, ${mixed(8)} ${at(0.84)}, $colors$scrimClear ${at(1)})`;
};

const backdrops: Record<HeroForm, Style> = {
  split: {
    position: 'relative',
    blockSize: 'var(--hero-picture)',
    '@lg': {
      position: 'absolute',
      inset: 'var(--bar-over-page) 0 0 46%',
      blockSize: 'auto',
      // What scenes show stands on the right.
      '& :is(img, video)': { objectPosition: '84% 60%' },
    },
  },
  fullBleed: {
    position: 'absolute',
    inset: '0 0 auto 0',
    blockSize: 'var(--hero-picture)',
    zIndex: '$behind',
    // Below the middle is where the scenes have what they show.
    '& :is(img, video)': { objectPosition: '50% 72%' },
    // The picture grows out of the ground that the words stand on: above them on narrow windows, below on wide ones.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(to top, $colors$bg 4%, $colors$scrimClear 36%)',
    },
    '@lg': {
      inset: 0,
      blockSize: 'auto',
      // The words stand on the left, so pictures have what they show on the right: it is never cut.
      '& :is(img, video)': { objectPosition: '85% 55%' },
      '&::after': { background: eased('to right', 46, 82) },
    },
  },
  typeLed: {
    position: 'relative',
    blockSize: 'var(--hero-picture)',
    // The vehicle, which stands low in scenes, is whole above the fold.
    '& :is(img, video)': { objectPosition: '60% 85%' },
  },
  plinth: {
    position: 'relative',
    blockSize: 'var(--hero-picture)',
    inlineSize: 'min(100% - 2 * $space$gutter, $sizes$wide)',
    marginInline: 'auto',
    borderRadius: '$card',
    '& :is(img, video)': { objectPosition: '60% 85%' },
  },
};

/** The picture or film, in the place that the composition gives it. */
export const Backdrop = styled('div', {
  overflow: 'clip',
  backgroundColor: '$surface',
  // It sets a mood, in much ink.
  '@print': { display: 'none' },
  variants: { form: backdrops, reverse: { true: {} } },
  compoundVariants: [
    {
      form: 'split',
      reverse: true,
      css: { '@lg': { inset: 'var(--bar-over-page) 46% 0 0' } },
    },
  ],
});

const words: Record<HeroForm, Style> = {
  split: {
    paddingBlock: '$6 $7',
    '@lg': {
      // Up to the gap before the picture, from the line where the page begins.
      maxInlineSize: 'min($sizes$form, 40vw)',
      paddingBlock: '$8',
      paddingInlineEnd: '$5',
      '& h1': { fontSize: '$beside' },
    },
  },
  fullBleed: {
    maxInlineSize: '$form',
    // The system's colours know no veil over a picture: the words stand on a ground of their own.
    '@forcedColors': { padding: '$4', backgroundColor: 'Canvas' },
    '@lg': {
      maxInlineSize: 'min($sizes$form, 40vw)',
      '& h1': { fontSize: '$beside' },
    },
  },
  typeLed: {
    paddingBlock: '$7 $6',
    '@lg': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'end',
      columnGap: '$space$section',
      rowGap: '$4',
      paddingBlock: '$9 $7',
      // The headline has the whole width, what follows it stands in the two columns below.
      '& > :is(p, h1)': { gridColumn: '1 / -1' },
    },
  },
  plinth: {
    justifyItems: 'center',
    marginInline: 'auto',
    maxInlineSize: '$narrow',
    paddingBlock: '$6',
    textAlign: 'center',
    '& > form': { inlineSize: '100%', textAlign: 'start' },
    '@lg': { paddingBlock: '$7 $6' },
  },
};

/** Title, text, links and search field. */
export const Words = styled('div', {
  '@print': {
    justifyItems: important('start'),
    gap: '$3',
    maxInlineSize: 'none !important',
    padding: '0 !important',
    textAlign: important('start'),
  },
  display: 'grid',
  // Also narrower than the search field would like to be.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  variants: { form: words, reverse: { true: {} } },
  compoundVariants: [
    {
      form: 'split',
      reverse: true,
      css: { '@lg': { marginInlineStart: 'auto', paddingInline: '$5 0' } },
    },
  ],
});

/** Lines that are read at one go, also where the headline is as wide as the page. */
export const Lead = styled('div', { maxInlineSize: '$form' });

export const Eyebrow = styled('p', {
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  letterSpacing: '$label',
  textTransform: 'uppercase',
});

export const ScrollOn = styled('a', {
  '@print': { display: 'none !important' },
  position: 'absolute',
  insetBlockEnd: '$5',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  borderRadius: '$round',
  border: '1.5px solid currentColor',
  color: 'inherit',
});
