import { useState } from 'react';
import { Select } from '../../../design-system/components/Select/Select';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Offering, UnitPrice } from '../../../domain/booking/booking.types';
import { MAX_MESSAGE_LENGTH, MAX_MIL } from '../../../domain/booking/limits';
import type { SelectedService } from '../../../domain/booking/bookingState.types';
import { wholeNumber } from '../../../domain/forms/wholeNumber';
import { ORIGINAL_SERVICE } from '../../../domain/booking/serviceRules';
import type { OfferingsProps } from './step.types';

const Short = styled('div', { maxInlineSize: '$column' });

export interface OfferingExtrasProps extends Pick<OfferingsProps, 'state' | 'dispatch'> {
  offering: Offering;
  chosen: SelectedService;
}

/** What must be told of an offering that is chosen: how many, how far the car has gone, what is wrong. */
export function OfferingExtras({ offering, chosen, state, dispatch }: OfferingExtrasProps) {
  const { code, unitPrice } = offering;
  const message = useMessages();
  return (
    <>
      {unitPrice && (
        <Short>
          <Select
            label={message('bookingUnits')}
            value={chosen.unit}
            onChange={({ target }) =>
              dispatch({ type: 'unitsChosen', code, unit: Number(target.value) })
            }
          >
            {unitsOf(unitPrice).map((unit) => (
              <option key={unit} value={unit}>
                {unit} {unitPrice.postfix || unitPrice.unit}
              </option>
            ))}
          </Select>
        </Short>
      )}
      {code === ORIGINAL_SERVICE && (
        <Mileage
          milage={state.milage}
          onTell={(milage) => dispatch({ type: 'milageGiven', milage })}
        />
      )}
      {chosen.userInput !== null && (
        <TextArea
          id={`booking-input-${code}`}
          label={message('bookingMessage')}
          placeholder={message('bookingMessagePlaceholder')}
          hint={chosen.userInput.trim() === '' ? message('bookingMessagePrompt') : undefined}
          rows={2}
          maxLength={MAX_MESSAGE_LENGTH}
          value={chosen.userInput}
          onChange={({ target }) =>
            dispatch({
              type: 'inputGiven',
              code,
              userInput: target.value.slice(0, MAX_MESSAGE_LENGTH),
            })
          }
          aria-describedby={`booking-count-${code}`}
          required
        />
      )}
      {chosen.userInput !== null && (
        <Counter id={`booking-count-${code}`} count={chosen.userInput.length} />
      )}
    </>
  );
}

const Count = styled('p', {
  margin: '-$2 0 0',
  color: '$muted',
  fontSize: '$caption',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** How much of a message has been written, of what may be (BOOK-56). */
export function Counter({ id, count }: { id: string; count: number }) {
  const message = useMessages();
  return (
    <Count id={id}>{fillIn(message('bookingCount'), { count, most: MAX_MESSAGE_LENGTH })}</Count>
  );
}

const unitsOf = ({ minimum, maximum }: UnitPrice): number[] => {
  const least = Math.max(minimum, 1);
  return Array.from({ length: Math.max(maximum - least + 1, 1) }, (_, at) => least + at);
};

interface MileageProps {
  /** In mil; null while none is told. */
  milage: number | null;
  onTell: (milage: number | null) => void;
}

/** Longest mileage that is typed, with its unit: `12 000 mil`. */
const MAX_TYPED = 12;

/** Whole mil above 0 (BOOK-55); anything else stays as it is typed, is told, and counts as nothing told. */
function Mileage({ milage, onTell }: MileageProps) {
  const message = useMessages();
  const [typed, setTyped] = useState(milage === null ? '' : String(milage));
  const fault = faultOf(typed);
  return (
    <Short>
      <TextField
        id="booking-mileage"
        label={message('bookingMileage')}
        end={message('bookingMileageUnit')}
        placeholder={message('bookingMileagePrompt')}
        hint={message('bookingMileageHint')}
        error={fault && message(fault)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TYPED}
        value={typed}
        onChange={({ target }) => {
          const text = target.value.replace(/\s*mil\.?\s*$/i, '');
          const mil = wholeNumber(text);
          const told = mil === undefined ? text : String(mil);
          setTyped(told);
          onTell(mil === undefined || faultOf(told) ? null : mil);
        }}
        required
      />
    </Short>
  );
}

/** What is wrong with a mileage that is typed; undefined while it is right, or none is. */
function faultOf(typed: string): 'bookingMileageWhole' | 'bookingMileageInMil' | undefined {
  if (typed.trim() === '') return undefined;
  const mil = wholeNumber(typed);
  if (mil === undefined || mil === 0) return 'bookingMileageWhole';
  return mil > MAX_MIL ? 'bookingMileageInMil' : undefined;
}
