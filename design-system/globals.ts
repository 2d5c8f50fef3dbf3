import { important } from './styling/important';
import { cardsWithLine } from './print';
import { scrollRoom } from './scrollRoom';
import { globalCss } from './stitches';

/** What every page starts from; comes with the themes (themes/themeCss.ts). */
globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    ...scrollRoom,
    // How much of the page's opening picture the navigation bar covers; nothing unless it says so.
    '--bar-over-page': '0px',
    // How much of the page's end bars lie over (site/page/client/stickyBars.ts).
    '--over-end': '0px',
    // Where a bar above all others stands.
    '--bars-end': '0px',
    backgroundColor: '$bg',
    '@motion': { scrollBehavior: 'smooth' },
    '@forcedColors': cardsWithLine,
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
    // Only upright letters are served; emphasis may slant them. Local letters that stand in for late ones have one
    // weight: headlines are made heavy rather than read like text.
    fontSynthesis: 'weight style',
    overflowX: 'clip',
    // What stands at the end of the page, or takes the focus there, stays clear of the bars over it.
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
  // What is closed cannot be opened on paper.
  'main details::details-content': {
    '@print': {
      contentVisibility: important('visible'),
      blockSize: 'auto !important',
    },
  },
});
