import { Slider as Base } from '@base-ui/react/slider';
import { useId, useState } from 'react';
import { useLanguage } from '../../language';
import { useMessages } from '../../messages';
import { styled } from '../../stitches';
import { Fieldset } from '../Fieldset/Fieldset';
import type { FrameProps } from '../FormField/FormField';
import { formatQuantity } from '../NumberField/formatQuantity';
import { NumberField } from '../NumberField/NumberField';
import { filled, thumbStyle, trackStyle } from '../Slider/track';

const Control = styled(Base.Control, {
  display: 'flex',
  alignItems: 'center',
  blockSize: '$touch',
  // The thumbs' middles run along the line, their edges along the fields below.
  paddingInline: '0.75rem',
  touchAction: 'pan-y',
  cursor: 'pointer',
  '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
  '@noScript': { display: 'none' },
});

const Track = styled(Base.Track, {
  inlineSize: '100%',
  '&::before': {
    ...trackStyle,
    content: '""',
    position: 'absolute',
    insetInline: '-0.75rem',
    insetBlockStart: '-0.1875rem',
  },
});

const Thumb = styled(Base.Thumb, {
  ...thumbStyle,
  '&:has(:focus-visible)': { outline: '2px solid $focus', outlineOffset: '2px' },
  '&[data-disabled]': { cursor: 'not-allowed' },
});

const Fields = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$4',
});

/** Lower and upper end. */
export type Range = readonly [from: number, to: number];

export interface RangeSliderProps extends Omit<FrameProps, 'required' | 'optional'> {
  /** Names under which a form sends the two ends. */
  names?: readonly [from: string, to: string];
  min: number;
  max: number;
  step?: number;
  value?: Range;
  defaultValue?: Range;
  /** Told at every move; wait until the visitor rests before asking a server. */
  onChange?: (range: Range) => void;
  format?: Intl.NumberFormatOptions;
  unit?: string;
  disabled?: boolean;
}

/**
 * From here to there, by two thumbs or by typing; the typed numbers are what a form sends, and all there is without
 * script. The ends cannot pass each other.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, hint, error, names, min, max, step = 1, format, unit, disabled } = props;
  const message = useMessages();
  const language = useLanguage();
  const id = useId();
  const [own, setOwn] = useState<Range>(props.defaultValue ?? [min, max]);
  const [from, to] = props.value ?? own;

  const change = (next: Range) => {
    setOwn(next);
    props.onChange?.(next);
  };
  const share = (value: number) => (value - min) / (max - min);
  const ends = [message('rangeFrom'), message('rangeTo')];
  const shared = { step, format, unit, disabled, withoutButtons: true };
  return (
    <Fieldset size="label" legend={label} hint={hint} error={error}>
      <Base.Root
        value={[from, to]}
        onValueChange={([lower = from, upper = to]) => change([lower, upper])}
        {...{ min, max, step, disabled }}
        largeStep={step * 10}
        thumbCollisionBehavior="none"
      >
        <Control>
          <Track style={filled(share(from), share(to))}>
            {ends.map((end, index) => (
              <Thumb
                key={end}
                index={index}
                getAriaLabel={() => end}
                getAriaValueText={(_, value) => formatQuantity(value, language, { format, unit })}
              />
            ))}
          </Track>
        </Control>
      </Base.Root>
      <Fields>
        <NumberField
          {...shared}
          id={`${id}-from`}
          name={names?.[0]}
          label={ends[0]}
          min={min}
          max={to}
          value={from}
          onChange={({ target }) => change([target.value ?? min, to])}
        />
        <NumberField
          {...shared}
          id={`${id}-to`}
          name={names?.[1]}
          label={ends[1]}
          min={from}
          max={max}
          value={to}
          onChange={({ target }) => change([from, target.value ?? max])}
        />
      </Fields>
    </Fieldset>
  );
}
