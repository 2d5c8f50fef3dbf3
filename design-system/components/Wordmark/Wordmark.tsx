import { css } from '../../stitches';

const box = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  inlineSize: '$wordmarkWidth',
  blockSize: '$wordmarkHeight',
  // Nine tenths of the size on phones (spec 1 §2.4).
  '@media (max-width: 639.98px)': {
    inlineSize: 'calc($sizes$wordmarkWidth * 0.9)',
    blockSize: 'calc($sizes$wordmarkHeight * 0.9)',
    fontSize: '0.9em',
  },
  color: '$text',
  fontFamily: '$heading',
  fontWeight: '$bold',
  fontStretch: 'var(--heading-stretch)',
  letterSpacing: '-0.02em',
  lineHeight: 1.05,
  textAlign: 'start',
  '& svg': { flexShrink: 0, blockSize: '1.5em', inlineSize: '1.5em' },
  variants: {
    /** Longer names are set smaller so that every name fits the same box. */
    length: {
      short: { fontSize: '1.25rem' },
      medium: { fontSize: '1.125rem' },
      long: { fontSize: '1rem' },
    },
  },
});

const plate = css({ fill: '$accent' });
const road = css({
  fill: 'none',
  stroke: '$onAccent',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  '@forcedColors': { stroke: 'Canvas' },
});

/** The name of a site as its logo, in a box of fixed size. */
export function Wordmark({ name }: { name: string }) {
  const length = name.length <= 10 ? 'short' : name.length <= 14 ? 'medium' : 'long';
  return (
    <span className={box({ length })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          className={plate()}
          d="M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Z"
        />
        <path className={road()} d="M6 18 10.2 6M18 18 13.8 6M12 17v-2.5M12 10.5v-1" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
