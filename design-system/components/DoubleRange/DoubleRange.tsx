import { styled } from '../../stitches';
import { filled, thumbStyle, trackStyle } from '../Slider/track';

const Frame = styled('div', {
  position: 'relative',
  '--from': 0,
  '--to': 1,
});

/** The columns span the positions of the thumbs' centres. */
const Columns = styled('svg', {
  display: 'block',
  inlineSize: 'calc(100% - 1.5rem)',
  blockSize: '3rem',
  marginInline: '0.75rem',
  marginBlockEnd: '-0.75rem',
  fill: '$line',
  '@forcedColors': { fill: 'GrayText' },
  '@noScript': { marginInline: 0, inlineSize: '100%', marginBlockEnd: 0 },
});

/**
 * The columns between the thumbs, drawn over all columns and clipped to the range. The first and last column are
 * at the ends of the range, so that shares of the columns equal shares of the range.
 */
const ChosenColumns = styled('path', {
  fill: '$primary',
  // Does not receive pointer events, which the thumbs need.
  fillOpacity: 0.55,
  clipPath: 'inset(0 calc(100% * (1 - var(--to))) 0 calc(100% * var(--from)))',
  '@forcedColors': { fill: 'Highlight', fillOpacity: 1 },
});

const Line = styled('div', {
  ...trackStyle,
  '@noScript': { display: 'none' },
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '0.5625rem',
});

const thumb = { ...thumbStyle, appearance: 'none', pointerEvents: 'auto' } as const;

/** Two sliders on top of each other: only their thumbs receive pointer events. */
const Input = styled('input', {
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '$target',
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  '@noScript': { display: 'none' },
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': { outline: '2px solid $focus', outlineOffset: '2px' },
  '&:focus-visible::-moz-range-thumb': { outline: '2px solid $focus', outlineOffset: '2px' },
  '& + input': { position: 'absolute', insetInline: 0, insetBlockEnd: 0 },
});

export interface DoubleRangeProps {
  /** Accessible names of the two thumbs. */
  labels: readonly [from: string, to: string];
  min: number;
  max: number;
  from: number;
  to: number;
  /** Number of items in each of equal parts of the range. */
  counts?: readonly number[];
  /** Text alternative for the columns. */
  alt?: string;
  /** Accessible texts of the values. */
  valueTexts?: readonly [from: string, to: string];
}

/**
 * Two thumbs on a line, below a histogram of the items in each part of the range. The thumbs are
 * native inputs that a script connects to the number fields of a form; without script only the
 * columns are shown. The ends are custom properties `--from` and `--to` (0–1).
 */
export function DoubleRange({
  labels,
  min,
  max,
  from,
  to,
  counts = [],
  alt,
  valueTexts,
}: DoubleRangeProps) {
  const columns = createColumnsPath(counts);
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const values = [from, to];
  return (
    <Frame style={filled(share(from), share(to))} data-double-range="">
      {counts.length > 0 && (
        <Columns
          viewBox={`0 0 ${counts.length} 10`}
          preserveAspectRatio="none"
          role={alt === undefined ? undefined : 'img'}
          aria-label={alt}
          aria-hidden={alt === undefined}
        >
          <path d={columns} />
          <ChosenColumns d={columns} />
        </Columns>
      )}
      <Line />
      {labels.map((label, thumbIndex) => (
        <Input
          key={label}
          type="range"
          aria-label={label}
          aria-valuetext={valueTexts?.[thumbIndex]}
          min={min}
          max={max}
          step="any"
          defaultValue={values[thumbIndex]}
          data-end={thumbIndex}
        />
      ))}
    </Frame>
  );
}

/** SVG path of the columns, ten units high; a column that is not empty is always visible. */
function createColumnsPath(counts: readonly number[]): string {
  const maxCount = Math.max(1, ...counts);
  return counts
    .map((count, index) => {
      const height = count === 0 ? 0 : Math.max(0.4, (count / maxCount) * 10);
      return height === 0 ? '' : `M${index + 0.08} 10v-${height.toFixed(2)}h.84V10z`;
    })
    .join('');
}
