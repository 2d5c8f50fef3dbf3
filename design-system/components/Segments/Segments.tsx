import { styled } from '../../stitches';
import { chosenInForcedColors, chosenSegment, segmentBox, segmentRow } from './segmentStyles';

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

const Row = styled('div', segmentRow);

const Segment = styled('label', {
  ...segmentBox,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexGrow: 1,
  textAlign: 'center',
  '& > input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(> input:checked)': chosenSegment,
  '&:has(> input:focus-visible)': { outline: '2px solid $focus', outlineOffset: '2px' },
  '@forcedColors': { '&:has(> input:checked)': chosenInForcedColors },
});

export interface SegmentsProps {
  legend: string;
  /** Name of the native inputs; unique on the page. */
  name: string;
  options: readonly { value: string; label: string }[];
  /** The initially chosen value. */
  defaultValue: string;
}

/** A choice of one of a few options: native radio buttons side by side, which need no script. */
export function Segments({ legend, name, options, defaultValue }: SegmentsProps) {
  return (
    <Frame>
      <legend>{legend}</legend>
      <Row>
        {options.map(({ value, label }) => (
          <Segment key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            {label}
          </Segment>
        ))}
      </Row>
    </Frame>
  );
}
