import { important } from './styling/important';
import { borderedCards } from './print';
import { scrollRoom } from './scrollRoom';
import { globalCss } from './stitches';

/** Base styles of every page; they are sent with the themes (themes/themeCss.ts). */
globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    ...scrollRoom,
    // Height of the page's first picture that the navigation bar covers; 0 unless the bar sets it.
    '--bar-over-page': '0px',
    // Height at the page's end that bars cover (site/page/client/stickyBars.ts).
    '--over-end': '0px',
    // Position of a bar above all others.
    '--bars-end': '0px',
    backgroundColor: '$bg',
    '@motion': { scrollBehavior: 'smooth' },
    '@forcedColors': borderedCards,
  },
  body: {
    margin: 0,
    backgroundColor: '$bg',
    color: '$text',
    fontFamily: '$body',
    fontSize: '$body',
    lineHeight: '$body',
    wordSpacing: 'var(--word-spacing)',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // Only upright fonts are served; browsers may slant them for emphasis. Local fallback fonts, shown until
    // the real ones arrive, have one weight: browsers embolden headlines, so that they do not look like body
    // text.
    fontSynthesis: 'weight style',
    overflowX: 'clip',
    // Space at the end of the page, so that bars do not cover it or an element there that takes the focus.
    paddingBlockEnd: 'var(--over-end)',
    '@print': { backgroundColor: 'transparent', paddingBlockEnd: 0 },
  },
  'img, svg, video': { maxInlineSize: '100%' },
  'button, input, select, textarea': {
    font: 'inherit',
    letterSpacing: 'inherit',
    wordSpacing: 'inherit',
  },
  'a, button, input, select, textarea, summary, label': { WebkitTapHighlightColor: 'transparent' },
  ':focus-visible': { outline: '2px solid $focus', outlineOffset: '2px' },
  '::selection': { backgroundColor: '$primary', color: '$onPrimary' },
  '[hidden]': { display: 'none !important' },
  // Closed sections cannot be opened on paper, so they are printed open.
  'main details::details-content': {
    '@print': {
      contentVisibility: important('visible'),
      blockSize: 'auto !important',
    },
  },
});
