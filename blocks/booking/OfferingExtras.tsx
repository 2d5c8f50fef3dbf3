import { useState } from 'react';
import { Select } from '../../design-system/components/Select/Select';
import { TextArea } from '../../design-system/components/TextArea/TextArea';
import { TextField } from '../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { Offering, UnitPrice } from '../../domain/booking/booking.types';
import { MAX_MESSAGE_LENGTH, MAX_MIL } from '../../domain/booking/limits';
import type { SelectedService } from '../../domain/booking/bookingState.types';
import { ORIGINAL_SERVICE } from '../../domain/booking/serviceRules';
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

/** Whole mil above 0 (BOOK-55); anything else counts as nothing told. */
function Mileage({ milage, onTell }: MileageProps) {
  const message = useMessages();
  const [typed, setTyped] = useState(milage === null ? '' : String(milage));
  return (
    <Short>
      <TextField
        id="booking-mileage"
        label={message('bookingMileage')}
        end={message('bookingMileageUnit')}
        placeholder={message('bookingMileagePrompt')}
        hint={message('bookingMileageHint')}
        error={Number(typed) > MAX_MIL ? message('bookingMileageInMil') : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 6);
          setTyped(digits);
          const mil = Number(digits);
          onTell(mil > 0 && mil <= MAX_MIL ? mil : null);
        }}
        required
      />
    </Short>
  );
}
