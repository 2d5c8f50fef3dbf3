import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Affix, bareInput, ControlBox } from '../../../design-system/components/FormField/control';
import { rangeInput } from '../../../design-system/components/Slider/rangeInput';
import { filled } from '../../../design-system/components/Slider/track';
import { fillIn, useMessages } from '../../../design-system/messages';
import { css, styled } from '../../../design-system/stitches';
import {
  clampToStep,
  readTyped,
  type StepRange,
  withoutLeadingZeros,
} from '../../../domain/finance/steps';
import { useEarlyChange } from './useEarlyChange';

const Field = styled('div', {
  display: 'grid',
  gap: '$2',
  minInlineSize: 0,
  // Nothing can be chosen without script; the lines of the cost say what stands.
  '@noScript': { display: 'none' },
});

const Head = styled('div', {
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

const Moved = styled('p', {
  margin: 0,
  fontSize: '$small',
  lineHeight: '$snug',
});

const Ends = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
  color: '$muted',
  fontSize: '$caption',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$snug',
});

export interface StepFieldProps {
  label: string;
  range: StepRange & { value: number };
  /** The value moves in whole steps between the bounds, whatever is typed. */
  onChange: (value: number) => void;
  /** A value as the number input shows it. */
  write: (value: number) => string;
  /** Sign or word for what the number counts, and where it stands. */
  unit: { text: string; side: 'start' | 'end' };
  /** A value with its unit, as it is read aloud and stands at the ends. */
  say: (value: number) => string;
  disabled?: boolean;
}

/**
 * A number to choose: a slider, and an input to type the exact one, which is moved between the bounds when
 * the visitor leaves it (spec 2 §5). Both take arrow keys.
 */
export function StepField(props: StepFieldProps) {
  const { label, range, onChange, write, unit, say, disabled } = props;
  const { min, max, step, value } = range;
  const id = useId();
  const message = useMessages();
  const [draft, setDraft] = useState<string>();
  /** What was typed last; the value may be another one. */
  const [wanted, setWanted] = useState<number>();

  const typing = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  // What stands behind the decimal sign is ours: whole amounts are typed.
  const whole = (text: string) => withoutDecimals(text, write(value));
  const settle = (given = draft) => {
    const text = given === undefined ? undefined : whole(given);
    const typed = text === undefined ? undefined : readTyped(text, range);
    if (typed !== undefined) {
      onChange(clampToStep(typed, range));
      setWanted(Number(withoutLeadingZeros(text ?? '')));
    }
    setDraft(undefined);
  };
  const type = (changed: string) => {
    const text = whole(changed);
    setWanted(undefined);
    setDraft(withoutLeadingZeros(text));
    const typed = readTyped(text, range);
    const isAllowed = typed === Number(withoutLeadingZeros(text)) && (typed - min) % step === 0;
    if (isAllowed && typed !== undefined) onChange(typed);
  };
  useEarlyChange(slider, String(clampToStep(value, range)), (moved) => onChange(Number(moved)));
  useEarlyChange(typing, write(value), (text) => {
    if (typing.current?.matches(':focus')) type(text);
    else settle(text);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') settle();
    if (direction === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    setWanted(undefined);
    onChange(clampToStep(value + direction * step, range));
  };
  const affix = (side: 'start' | 'end') =>
    unit.side === side && (
      <Affix side={side} id={`${id}-unit`}>
        {unit.text}
      </Affix>
    );
  return (
    <Field>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        <ControlBox>
          {affix('start')}
          <input
            ref={typing}
            id={id}
            className={input()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            value={draft ?? write(value)}
            aria-describedby={`${id}-unit`}
            disabled={disabled}
            onChange={({ target }) => type(target.value)}
            onBlur={() => settle()}
            onKeyDown={onKeyDown}
          />
          {affix('end')}
        </ControlBox>
      </Head>
      <input
        ref={slider}
        type="range"
        className={rangeInput()}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={say(value)}
        style={filled(-1, shareOf(range))}
        onChange={({ target }) => {
          setWanted(undefined);
          onChange(target.valueAsNumber);
        }}
      />
      <div role="status">
        {wanted !== undefined && wanted !== value && (
          <Moved>
            {fillIn(message('financeMoved'), { value: say(value), min: say(min), max: say(max) })}
          </Moved>
        )}
      </div>
      <Ends aria-hidden>
        <span>{say(min)}</span>
        <span>{say(max)}</span>
      </Ends>
    </Field>
  );
}

/** What was typed over a number, up to the decimal sign that the number is written with, if it has one. */
function withoutDecimals(typed: string, written: string): string {
  const sign = /([.,])\d{1,2}$/.exec(written)?.[1];
  const at = sign === undefined ? -1 : typed.lastIndexOf(sign);
  return at === -1 ? typed : typed.slice(0, at);
}

/** How far along the slider a value is, 0–1; the value may lie outside. */
function shareOf({ min, max, value }: StepFieldProps['range']): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 1;
}
