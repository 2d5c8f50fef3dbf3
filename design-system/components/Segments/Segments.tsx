import { styled } from '../../stitches';

const Frame = styled('fieldset', {
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    marginBlockEnd: '$1',
    padding: 0,
    color: '$muted',
    fontSize: '$small',
    lineHeight: '$snug',
  },
  '@print': { display: 'none' },
});

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: '0.1875rem',
  borderRadius: '$control',
  backgroundColor: '$surface',
  '@forcedColors': { border: '1px solid CanvasText' },
});

const Segment = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexGrow: 1,
  minBlockSize: '$touch',
  paddingInline: '$3',
  borderRadius: 'calc($radii$control - 0.125rem)',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '@hover': { '&:hover': { backgroundColor: '$line' } },
  '&:has(> input:checked)': {
    backgroundColor: '$bg',
    boxShadow: '0 0 0 1px $colors$border',
    fontWeight: '$semibold',
  },
  '&:has(> input:focus-visible)': { outline: '2px solid $focus', outlineOffset: '2px' },
  '@forcedColors': {
    '&:has(> input:checked)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export interface SegmentsProps {
  legend: string;
  /** Of the native inputs; one group a page. */
  name: string;
  options: readonly { value: string; label: string }[];
  /** What is chosen at first. */
  chosen: string;
}

/** A few things of which one is chosen: native radio buttons side by side, which need no script. */
export function Segments({ legend, name, options, chosen }: SegmentsProps) {
  return (
    <Frame>
      <legend>{legend}</legend>
      <Row>
        {options.map(({ value, label }) => (
          <Segment key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </Segment>
        ))}
      </Row>
    </Frame>
  );
}
