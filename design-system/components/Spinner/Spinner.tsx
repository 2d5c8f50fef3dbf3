import { keyframes, styled } from '../../stitches';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** Says that something is being fetched; put the words next to it or in a status region. */
export const Spinner = styled('span', {
  display: 'inline-block',
  // It is centred on the capitals next to it.
  verticalAlign: '-0.4em',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  borderRadius: '$round',
  // A share of the text's colour, so that the moving part stands out on any surface.
  border: '0.15em solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  '@forcedColors': { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' },
  '@motion': { animation: `${turn} 800ms linear infinite` },
  '@reducedMotion': { animation: `${breathe} 2s ease-in-out infinite` },
});
