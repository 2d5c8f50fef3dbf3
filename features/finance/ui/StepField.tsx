import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Affix, bareInput, ControlBox } from '../../../design-system/components/FormField/control';
import { rangeInput } from '../../../design-system/components/Slider/rangeInput';
import { filled } from '../../../design-system/components/Slider/track';
import { fillIn, useMessages } from '../../../design-system/messages';
import { css, styled } from '../../../design-system/stitches';
import {
  clampToStep,
  readTypedNumber,
  type StepRange,
  withoutLeadingZeros,
} from '../../../domain/finance/steps';
import { useEarlyChange } from './useEarlyChange';

const Field = styled('div', {
  display: 'grid',
  gap: '$2',
  minInlineSize: 0,
  // Hidden without JavaScript, where lines of the cost list show the values instead.
  '@noScript': { display: 'none' },
});

const Header = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) $sizes$menuColumn',
  alignItems: 'center',
  gap: '$3',
});

const Label = styled('label', {
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
});

const input = css(bareInput, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

const ClampNotice = styled('p', {
  margin: 0,
  fontSize: '$small',
  lineHeight: '$snug',
});

const RangeEnds = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
  color: '$muted',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$snug',
});

export interface StepFieldProps {
  label: string;
  range: StepRange & { value: number };
  /** Called with whole steps between the bounds; typed values are rounded. */
  onChange: (value: number) => void;
  /** Formats a value for the number input. */
  formatInput: (value: number) => string;
  /** Symbol or unit of the number, and its position. */
  unit: { text: string; side: 'start' | 'end' };
  /** Formats a value with its unit, for screen readers and the ends of the slider. */
  formatWithUnit: (value: number) => string;
  disabled?: boolean;
}

/**
 * A number as a slider, with an input for an exact value, which is clamped to the bounds on blur. Both support
 * arrow keys.
 */
export function StepField(props: StepFieldProps) {
  const { label, range, onChange, formatInput, unit, formatWithUnit, disabled } = props;
  const { min, max, step, value } = range;
  const id = useId();
  const message = useMessages();
  const [draft, setDraft] = useState<string>();
  /** The last typed number; `value` differs from it if it was clamped to the bounds. */
  const [typedValue, setTypedValue] = useState<number>();

  const inputRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);

  // Typed decimals are dropped: amounts are typed as whole numbers, and decimals come from formatting.
  const toWholeAmount = (text: string) => withoutDecimals(text, formatInput(value));
  const applyDraft = (draftText = draft) => {
    const text = draftText === undefined ? undefined : toWholeAmount(draftText);
    const typed = text === undefined ? undefined : readTypedNumber(text, range);
    if (typed !== undefined) {
      onChange(clampToStep(typed, range));
      setTypedValue(Number(withoutLeadingZeros(text ?? '')));
    }
    setDraft(undefined);
  };
  const handleTyping = (changedText: string) => {
    const text = toWholeAmount(changedText);
    setTypedValue(undefined);
    setDraft(withoutLeadingZeros(text));
    const typed = readTypedNumber(text, range);
    const isAllowed = typed === Number(withoutLeadingZeros(text)) && (typed - min) % step === 0;
    if (isAllowed && typed !== undefined) onChange(typed);
  };
  useEarlyChange(sliderRef, String(clampToStep(value, range)), (moved) => onChange(Number(moved)));
  useEarlyChange(inputRef, formatInput(value), (text) => {
    if (inputRef.current?.matches(':focus')) handleTyping(text);
    else applyDraft(text);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') applyDraft();
    if (direction === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    setTypedValue(undefined);
    onChange(clampToStep(value + direction * step, range));
  };
  const renderAffix = (side: 'start' | 'end') =>
    unit.side === side && (
      <Affix side={side} id={`${id}-unit`}>
        {unit.text}
      </Affix>
    );
  return (
    <Field>
      <Header>
        <Label htmlFor={id}>{label}</Label>
        <ControlBox>
          {renderAffix('start')}
          <input
            ref={inputRef}
            id={id}
            className={input()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            value={draft ?? formatInput(value)}
            aria-describedby={`${id}-unit`}
            disabled={disabled}
            onChange={({ target }) => handleTyping(target.value)}
            onBlur={() => applyDraft()}
            onKeyDown={onKeyDown}
          />
          {renderAffix('end')}
        </ControlBox>
      </Header>
      <input
        ref={sliderRef}
        type="range"
        className={rangeInput()}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={formatWithUnit(value)}
        style={filled(-1, sliderShare(range))}
        onChange={({ target }) => {
          setTypedValue(undefined);
          onChange(target.valueAsNumber);
        }}
      />
      <div role="status">
        {typedValue !== undefined && typedValue !== value && (
          <ClampNotice>
            {fillIn(message('financeMoved'), {
              value: formatWithUnit(value),
              min: formatWithUnit(min),
              max: formatWithUnit(max),
            })}
          </ClampNotice>
        )}
      </div>
      <RangeEnds aria-hidden>
        <span>{formatWithUnit(min)}</span>
        <span>{formatWithUnit(max)}</span>
      </RangeEnds>
    </Field>
  );
}

/** Typed text up to the decimal separator of the formatted number, if it has one. */
function withoutDecimals(typed: string, formatted: string): string {
  const decimalSeparator = /([.,])\d{1,2}$/.exec(formatted)?.[1];
  const separatorIndex = decimalSeparator === undefined ? -1 : typed.lastIndexOf(decimalSeparator);
  return separatorIndex === -1 ? typed : typed.slice(0, separatorIndex);
}

/** Position of the value on the slider, from 0 to 1, also if the value is out of bounds. */
function sliderShare({ min, max, value }: StepFieldProps['range']): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 1;
}
