import { keyframes, styled } from '../../stitches';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** Indicates loading; put a text next to it or in a status region. */
export const Spinner = styled('span', {
  display: 'inline-block',
  // Centred on the capital letters of the text next to it.
  verticalAlign: '-0.4em',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  borderRadius: '$round',
  // The ring is a transparent version of the text's colour, so that the moving part is visible on any background.
  border: '0.15em solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  '@forcedColors': { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' },
  '@motion': { animation: `${spin} 800ms linear infinite` },
  '@reducedMotion': { animation: `${breathe} 2s ease-in-out infinite` },
});
