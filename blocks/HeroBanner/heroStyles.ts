import { type Style, styled } from '../../design-system/stitches';
import type { HeroForm } from '../../design-system/layouts/ThemeLayout';
import { important } from '../../design-system/styling/important';

/** Maximum height of the picture, so that the navigation bar is visible above it. */
const MAX_PICTURE_HEIGHT = 'min($sizes$hero, 82svh, 56vw)';

/**
 * At the top of a page the navigation bar overlaps the hero: the hero's background continues behind the bar, and its
 * picture begins below the bar.
 */
const belowBar: Style = { paddingBlockStart: 'var(--bar-over-page)' };

const stages: Record<HeroForm, Style> = {
  split: {
    ...belowBar,
    '--hero-picture': 'max(13rem, min(66vw, 26rem, 44svh))',
    '@lg': {
      alignItems: 'center',
      // Lower than a full-bleed picture, because the subjects of these pictures are about square.
      minBlockSize: 'calc(min($sizes$heroBeside, 78svh, 43vw) + var(--bar-over-page))',
    },
  },
  fullBleed: {
    // The picture's height in narrow windows. The text begins at its lower edge, where it fades out, and is aligned
    // at the top, because text at the bottom moves up while the rest of it loads.
    alignItems: 'start',
    '--hero-picture': 'calc(max(14rem, min(90vw, 28rem, 56svh)) + var(--bar-over-page))',
    paddingBlock: 'calc(var(--hero-picture) - $space$6) $8',
    '@lg': {
      alignItems: 'end',
      paddingBlockStart: 'calc($space$9 + var(--bar-over-page))',
      paddingBlockEnd: '$9',
      // Lower in narrower windows, where the picture would be cut off at both sides.
      minBlockSize: `calc(${MAX_PICTURE_HEIGHT} + var(--bar-over-page))`,
    },
  },
  typeLed: { ...belowBar, '--hero-picture': 'max(13rem, min(62vw, 34rem, 50svh))' },
  plinth: {
    ...belowBar,
    '--hero-picture': 'max(13rem, min(62vw, 36rem, 46svh))',
    // The coloured area ends behind the picture. It is a background, because a separate element would move
    // while the page loads.
    background:
      'linear-gradient(var(--brand-bg), var(--brand-bg)) bottom / 100% calc(var(--hero-picture) / 3) no-repeat',
  },
};

/** Container of a hero: text and picture. */
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
    /** A picture without a crop for phones: little of it may be cut off at the sides. */
    wide: {
      true: {
        '--hero-picture': 'calc(max(13rem, min(62vw, 28rem, 56svh)) + var(--bar-over-page))',
      },
    },
    full: {
      true: {
        // As high as the window without the header; the picture gets the height that the text leaves.
        '--hero-picture': 'max(14rem, 100svh - $sizes$header - 23rem + var(--bar-over-page))',
        minBlockSize: 'calc(100svh - $sizes$header + var(--bar-over-page))',
        // Space for the scroll arrow.
        paddingBlockEnd: '$10',
        '@lg': {
          minBlockSize: 'calc(100svh - $sizes$header + var(--bar-over-page))',
          paddingBlockEnd: '$10',
        },
      },
    },
  },
});

/** A gradient with eased colour stops, so that no edge is visible. */
const easedGradient = (direction: string, from: number, to: number): string => {
  const stopAt = (share: number) => `${from + (to - from) * share}%`;
  const mixScrim = (percent: number) =>
    `color-mix(in srgb, $colors$scrim ${percent}%, $colors$scrimClear)`;
  return `linear-gradient(${direction}, $colors$scrim ${stopAt(0)}, ${mixScrim(86)} ${stopAt(0.2)}, ${mixScrim(58)} ${stopAt(0.42)}, ${mixScrim(26)} ${stopAt(0.66)}, ${mixScrim(8)} ${stopAt(0.84)}, $colors$scrimClear ${stopAt(1)})`;
};

const backdrops: Record<HeroForm, Style> = {
  split: {
    position: 'relative',
    blockSize: 'var(--hero-picture)',
    // The subject is in the lower half of upright pictures.
    '& :is(img, video)': { objectPosition: '50% 90%' },
    '@lg': {
      position: 'absolute',
      inset: 'var(--bar-over-page) 0 0 46%',
      blockSize: 'auto',
      // The subject of these pictures is at the right.
      '& :is(img, video)': { objectPosition: '84% 60%' },
    },
  },
  fullBleed: {
    position: 'absolute',
    inset: '0 0 auto 0',
    blockSize: 'var(--hero-picture)',
    zIndex: '$behind',
    // The subject of these pictures is below the centre.
    '& :is(img, video)': { objectPosition: '50% 72%' },
    // The picture fades into the text's background: above the text in narrow windows, next to it in wide ones.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(to top, $colors$bg 4%, $colors$scrimClear 36%)',
    },
    '@lg': {
      inset: 0,
      blockSize: 'auto',
      // The text is at the left and the subject of these pictures at the right, where it must not be cut off.
      '& :is(img, video)': { objectPosition: '85% 72%' },
      '&::after': { background: easedGradient('to right', 46, 82) },
    },
  },
  typeLed: {
    position: 'relative',
    blockSize: 'var(--hero-picture)',
    // The whole vehicle, near the lower edge of these pictures, must be visible without scrolling.
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

/** The picture or film, positioned by the layout. */
export const Backdrop = styled('div', {
  overflow: 'clip',
  backgroundColor: '$surface',
  // Decoration, which would cost much ink in print.
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

const textStyles: Record<HeroForm, Style> = {
  split: {
    paddingBlock: '$6 $7',
    '@lg': {
      // From the page's left margin up to the gap before the picture.
      maxInlineSize: 'min($sizes$form, 40vw)',
      paddingBlock: '$8',
      paddingInlineEnd: '$5',
      '& h1': { fontSize: '$beside' },
    },
  },
  fullBleed: {
    maxInlineSize: '$form',
    // Forced colours remove the gradient over the picture, so the text gets a background.
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
      // The headline has the full width; all other content is in the two columns below it.
      '& > :is(p, h1)': { gridColumn: '1 / -1' },
    },
  },
  plinth: {
    justifyItems: 'center',
    marginInline: 'auto',
    maxInlineSize: '$narrow',
    paddingBlock: '$6',
    textAlign: 'center',
    '& > div:has(> form)': { justifyItems: 'center' },
    '& form': { textAlign: 'start' },
    '@lg': { paddingBlock: '$7 $6' },
  },
};

/** Title, text, links and search field. */
export const HeroTextColumn = styled('div', {
  '@print': {
    justifyItems: important('start'),
    gap: '$3',
    maxInlineSize: 'none !important',
    padding: '0 !important',
    textAlign: important('start'),
  },
  display: 'grid',
  // Allows columns that are narrower than the search field's default width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  variants: { form: textStyles, reverse: { true: {} }, hasSearch: { true: {}, false: {} } },
  compoundVariants: [
    {
      form: 'split',
      reverse: true,
      css: { '@lg': { marginInlineStart: 'auto', paddingInline: '$5 0' } },
    },
    {
      // Links next to the text end at the right margin; with a search field they are below the text.
      form: 'typeLed',
      hasSearch: false,
      css: { '@lg': { '& > h1 + div + div': { justifySelf: 'end' } } },
    },
  ],
});

/** Limits the line length, even if the headline is as wide as the page. */
export const Lead = styled('div', { maxInlineSize: '$form' });

export const Eyebrow = styled('p', {
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  letterSpacing: '$label',
  textTransform: 'uppercase',
});

export const ScrollDownLink = styled('a', {
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
