import { NumberField as Base } from '@base-ui/react/number-field';
import { useRef } from 'react';
import { useLanguage } from '../../language';
import { useMessages } from '../../messages';
import { css, styled } from '../../stitches';
import { useHydrated } from '../../useHydrated';
import { Affix, bareInput, boxButton, ControlBox } from '../FormField/control';
import { FormField, type FrameProps } from '../FormField/FormField';
import { type FormValueProps, useFormValue } from '../FormField/useFormValue';
import { Icon } from '../Icon/Icon';

const input = css(bareInput, { fontVariantNumeric: 'tabular-nums' });

const Steps = styled('span', {
  display: 'flex',
  flexShrink: 0,
  alignSelf: 'stretch',
  borderInlineStart: '1px solid $line',
  '& > button + button': { borderInlineStart: '1px solid $line' },
  '@noScript': { display: 'none' },
});

/** As a form without script sends it: digits only. */
const plain: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 20 };

export interface NumberFieldProps extends FrameProps, FormValueProps<number | null> {
  id?: string;
  min?: number;
  max?: number;
  /** What the arrow keys and buttons add; the value itself may be any number. */
  step?: number;
  /** How the number is written while nobody is typing it. */
  format?: Intl.NumberFormatOptions;
  /** Shown behind the number. */
  unit?: string;
  disabled?: boolean;
  /** Leaves out the buttons, where they would take too much room. */
  withoutButtons?: boolean;
}

/**
 * A number, written as the language writes it and sent as a plain one. Typing is free; leaving the field moves the number
 * between `min` and `max`. Arrow keys step, with Shift by ten steps; Home and End go to the limits.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, optional, id, name, min, max, step = 1 } = props;
  const { format, unit, disabled, withoutButtons = false } = props;
  const message = useMessages();
  const language = useLanguage();
  const hydrated = useHydrated();
  const control = useRef<HTMLInputElement>(null);
  const { value, change, blur } = useFormValue(props, control, null);
  return (
    <FormField {...{ id, label, hint, error, required, optional }}>
      {({ 'aria-describedby': notes, 'aria-invalid': invalid, ...framed }) => (
        <Base.Root
          id={framed.id}
          // Until script runs, the input in sight is the one that the form sends.
          name={hydrated ? name : undefined}
          value={value}
          onValueChange={change}
          {...{ min, max, step, disabled, required }}
          largeStep={step * 10}
          locale={hydrated ? language : 'en'}
          format={hydrated ? format : plain}
          render={<ControlBox />}
        >
          <Base.Input
            ref={control}
            name={hydrated ? undefined : name}
            className={input()}
            onBlur={blur}
            aria-roledescription={undefined}
            aria-invalid={invalid}
            aria-describedby={
              [unit && `${framed.id}-unit`, notes].filter(Boolean).join(' ') || undefined
            }
          />
          {unit && (
            <Affix side="end" id={`${framed.id}-unit`}>
              {unit}
            </Affix>
          )}
          {!withoutButtons && (
            <Steps>
              <Base.Decrement className={boxButton()} aria-label={message('decrease')}>
                <Icon name="minus" />
              </Base.Decrement>
              <Base.Increment className={boxButton()} aria-label={message('increase')}>
                <Icon name="plus" />
              </Base.Increment>
            </Steps>
          )}
        </Base.Root>
      )}
    </FormField>
  );
}
