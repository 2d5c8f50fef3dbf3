import { keyframes, styled } from '../../stitches';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Placeholder for content that is loading; the caller gives it the size of the content. */
export const Skeleton = styled('span', {
  display: 'block',
  minBlockSize: '1em',
  borderRadius: '$small',
  backgroundColor: '$line',
  '@motion': { animation: `${breathe} 1.6s ease-in-out infinite` },
  '@forcedColors': { border: '1px solid GrayText' },
  variants: {
    variant: {
      line: {},
      picture: { aspectRatio: '3 / 2', borderRadius: '$card' },
      circle: { aspectRatio: '1', borderRadius: '$round' },
    },
  },
});
