import { useRef } from 'react';
import { useLanguage } from '../../language';
import { styled } from '../../stitches';
import { FormField, type FrameProps } from '../FormField/FormField';
import { type FormValueProps, useFormValue } from '../FormField/useFormValue';
import { formatQuantity } from '../NumberField/formatQuantity';
import { rangeInput } from './rangeInput';
import { filled } from './track';

const Value = styled('span', {
  fontSize: '$small',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  '@noScript': { display: 'none' },
});

/** The smallest and largest value, below the ends of the line. */
const Ends = styled('div', {
  marginBlockStart: '$1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
  color: '$muted',
  fontSize: '$caption',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$snug',
});

export interface SliderProps
  extends Omit<FrameProps, 'required' | 'optional'>, FormValueProps<number> {
  id?: string;
  min: number;
  max: number;
  step?: number;
  /** How the value is written and read aloud. */
  format?: Intl.NumberFormatOptions;
  unit?: string;
  disabled?: boolean;
}

/**
 * A number within limits where the exact one matters less than trying: a native range. It starts in the middle when
 * nothing else is said.
 */
export function Slider(props: SliderProps) {
  const { label, hint, error, id, name, min, max, step = 1, format, unit, disabled } = props;
  const language = useLanguage();
  const control = useRef<HTMLInputElement>(null);
  const middle = min + Math.round((max - min) / 2 / step) * step;
  const { value, change, blur } = useFormValue(props, control, middle);
  const written = (quantity: number) => formatQuantity(quantity, language, { format, unit });
  return (
    <FormField {...{ id, label, hint, error }} aside={<Value aria-hidden>{written(value)}</Value>}>
      {(framed) => (
        <div>
          <input
            {...framed}
            {...{ name, min, max, step, disabled, value }}
            ref={control}
            type="range"
            className={rangeInput()}
            aria-valuetext={written(value)}
            style={filled(-1, (value - min) / (max - min))}
            onChange={(event) => change(event.target.valueAsNumber)}
            onBlur={blur}
          />
          <Ends aria-hidden>
            <span>{written(min)}</span>
            <span>{written(max)}</span>
          </Ends>
        </div>
      )}
    </FormField>
  );
}
