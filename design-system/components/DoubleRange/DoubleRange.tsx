import { styled } from '../../stitches';
import { filled, thumbStyle, trackStyle } from '../Slider/track';

const Frame = styled('div', {
  position: 'relative',
  '--from': 0,
  '--to': 1,
});

/** The columns end where the thumbs' middles stand at either end. */
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
 * The columns between the thumbs, over all of them: what moves the thumbs moves its edges. There is a column at either
 * end, where the smallest and the largest number are, so shares of the columns are shares of the way.
 */
const Chosen = styled('path', {
  fill: '$primary',
  // Behind the thumbs and the line, which take the pointer.
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

/** Two sliders over each other: only their thumbs take the pointer. */
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
  /** Names of the two thumbs, read aloud. */
  labels: readonly [from: string, to: string];
  min: number;
  max: number;
  from: number;
  to: number;
  /** How many items lie in each equal part of the range, from its start to its end. */
  counts?: readonly number[];
  /** What the columns show, in words. */
  alternative?: string;
  /** Texts of the values, read aloud. */
  texts?: readonly [from: string, to: string];
}

/**
 * Two thumbs on a line below columns that show where most things lie: native inputs, which a script ties to the typed
 * numbers that a form sends; the columns alone without one. The ends are custom properties `--from` and `--to` (0–1).
 */
export function DoubleRange({
  labels,
  min,
  max,
  from,
  to,
  counts = [],
  alternative,
  texts,
}: DoubleRangeProps) {
  const columns = columnsOf(counts);
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const values = [from, to];
  return (
    <Frame style={filled(share(from), share(to))} data-double-range="">
      {counts.length > 0 && (
        <Columns
          viewBox={`0 0 ${counts.length} 10`}
          preserveAspectRatio="none"
          role={alternative === undefined ? undefined : 'img'}
          aria-label={alternative}
          aria-hidden={alternative === undefined}
        >
          <path d={columns} />
          <Chosen d={columns} />
        </Columns>
      )}
      <Line />
      {labels.map((label, end) => (
        <Input
          key={label}
          type="range"
          aria-label={label}
          aria-valuetext={texts?.[end]}
          min={min}
          max={max}
          step="any"
          defaultValue={values[end]}
          data-end={end}
        />
      ))}
    </Frame>
  );
}

/** Columns as one drawing, ten units high; a column that is not empty is always visible. */
function columnsOf(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  return counts
    .map((count, at) => {
      const height = count === 0 ? 0 : Math.max(0.4, (count / most) * 10);
      return height === 0 ? '' : `M${at + 0.08} 10v-${height.toFixed(2)}h.84V10z`;
    })
    .join('');
}
