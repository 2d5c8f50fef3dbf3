import { type CSSProperties, type ReactNode, useId } from 'react';
import { css, styled } from '../../stitches';
import { customProperties } from '../../styling/customProperties';

/** A line of the scale: its place in per cent of the plot, from the start or the top, and its text. */
interface Tick {
  at: number;
  text: string;
}

export interface PlotProps {
  /** What the drawing shows, in a few words. */
  title: string;
  /** What it says, in a sentence, for those who cannot see it. */
  description: string;
  horizontal: readonly Tick[];
  vertical: readonly Tick[];
  /** SVG in per cent of the plot: shapes by percentages, paths within `PlotPaths`. */
  children: ReactNode;
}

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$2 $3',
  color: '$muted',
  fontSize: '$caption',
  lineHeight: '$none',
  fontVariantNumeric: 'tabular-nums',
});

/** All labels of the scale share one cell, so that it is as wide as the longest. */
const Scale = styled('div', { display: 'grid', blockSize: '100%', minBlockSize: 0 });

const ScaleLabel = styled('span', {
  gridArea: '1 / 1',
  position: 'relative',
  insetBlockStart: 'var(--at)',
  justifySelf: 'end',
  blockSize: 0,
  '& > span': { display: 'block', translate: '0 -50%' },
});

const TimeLine = styled('div', { gridColumn: 2, position: 'relative', blockSize: '1.25em' });

const TimeLabel = styled('span', {
  position: 'absolute',
  insetInlineStart: 'var(--at)',
  whiteSpace: 'nowrap',
  variants: {
    edge: { start: {}, middle: { translate: '-50% 0' }, end: { translate: '-100% 0' } },
  },
});

const drawing = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(12rem, 8rem + 14vw, 20rem)',
  overflow: 'visible',
});

const grid = css({ stroke: '$line', strokeWidth: 1, '@forcedColors': { stroke: 'GrayText' } });

/** Drawing area with a scale at the start side and one below. Everything follows the width of its place, letters do not. */
export function Plot({ title, description, horizontal, vertical, children }: PlotProps) {
  const id = useId();
  return (
    <Frame>
      <Scale aria-hidden="true">
        {vertical.map(({ at, text }) => (
          <ScaleLabel key={text} style={place(at)}>
            <span>{text}</span>
          </ScaleLabel>
        ))}
      </Scale>
      <svg className={drawing()} role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {vertical.map(({ at }) => (
          <line key={at} className={grid()} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
        ))}
        {children}
      </svg>
      <TimeLine aria-hidden="true">
        {horizontal.map(({ at, text }) => (
          <TimeLabel key={`${at} ${text}`} style={place(at)} edge={edgeOf(at)}>
            {text}
          </TimeLabel>
        ))}
      </TimeLine>
    </Frame>
  );
}

function place(at: number): CSSProperties {
  return customProperties({ '--at': `${at}%` });
}

/** Labels near an end of the line are pulled in, so that none hangs over it. */
function edgeOf(at: number): 'start' | 'middle' | 'end' {
  if (at < 4) return 'start';
  return at > 96 ? 'end' : 'middle';
}

/** Room for paths whose coordinates are per cent of the plot. Lines keep their thickness while it stretches. */
export function PlotPaths({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      {children}
    </svg>
  );
}
