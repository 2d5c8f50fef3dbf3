import { useState } from 'react';
import { Select } from '../../../design-system/components/Select/Select';
import { TextArea } from '../../../design-system/components/TextArea/TextArea';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Offering, UnitPrice } from '../../../domain/booking/booking.types';
import { MAX_MESSAGE_CHARACTERS, MAX_MIL } from '../../../domain/booking/limits';
import type { SelectedService } from '../../../domain/booking/bookingState.types';
import { parseInteger } from '../../../domain/forms/parseInteger';
import { ORIGINAL_SERVICE } from '../../../domain/booking/serviceRules';
import type { OfferingsProps } from './step.types';

const ShortField = styled('div', { maxInlineSize: '$column' });

export interface OfferingExtrasProps extends Pick<OfferingsProps, 'state' | 'dispatch'> {
  offering: Offering;
  chosen: SelectedService;
}

/** Details of a chosen offering: units, mileage, and a description of the problem. */
export function OfferingExtras({ offering, chosen, state, dispatch }: OfferingExtrasProps) {
  const { code, unitPrice } = offering;
  const message = useMessages();
  return (
    <>
      {unitPrice && (
        <ShortField>
          <Select
            label={message('bookingUnits')}
            value={chosen.unit}
            onChange={({ target }) =>
              dispatch({ type: 'unitsChosen', code, unit: Number(target.value) })
            }
          >
            {unitChoices(unitPrice).map((unit) => (
              <option key={unit} value={unit}>
                {unit} {unitPrice.postfix || unitPrice.unit}
              </option>
            ))}
          </Select>
        </ShortField>
      )}
      {code === ORIGINAL_SERVICE && (
        <Mileage
          milage={state.milage}
          onChange={(milage) => dispatch({ type: 'milageGiven', milage })}
        />
      )}
      {chosen.userInput !== null && (
        <TextArea
          id={`booking-input-${code}`}
          label={message('bookingMessage')}
          placeholder={message('bookingMessagePlaceholder')}
          hint={chosen.userInput.trim() === '' ? message('bookingMessagePrompt') : undefined}
          rows={2}
          maxLength={MAX_MESSAGE_CHARACTERS}
          value={chosen.userInput}
          onChange={({ target }) =>
            dispatch({
              type: 'inputGiven',
              code,
              userInput: target.value.slice(0, MAX_MESSAGE_CHARACTERS),
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

/** Number of characters in a message, and the maximum (BOOK-56). */
export function Counter({ id, count }: { id: string; count: number }) {
  const message = useMessages();
  return (
    <Count id={id}>
      {fillIn(message('bookingCount'), { count, most: MAX_MESSAGE_CHARACTERS })}
    </Count>
  );
}

const unitChoices = ({ minimum, maximum }: UnitPrice): number[] => {
  const min = Math.max(minimum, 1);
  return Array.from({ length: Math.max(maximum - min + 1, 1) }, (_, at) => min + at);
};

interface MileageProps {
  /** Mileage in mil; null if not given. */
  milage: number | null;
  onChange: (milage: number | null) => void;
}

/** Maximum length of a typed mileage with its unit: `12 000 mil`. */
const MAX_TYPED_LENGTH = 12;

/**
 * Field for whole mil above 0 (BOOK-55). Any other text stays in it with an error, and counts as no mileage.
 */
function Mileage({ milage, onChange }: MileageProps) {
  const message = useMessages();
  const [typedText, setTypedText] = useState(milage === null ? '' : String(milage));
  const error = mileageError(typedText);
  return (
    <ShortField>
      <TextField
        id="booking-mileage"
        label={message('bookingMileage')}
        end={message('bookingMileageUnit')}
        placeholder={message('bookingMileagePrompt')}
        hint={message('bookingMileageHint')}
        error={error && message(error)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TYPED_LENGTH}
        value={typedText}
        onChange={({ target }) => {
          const text = target.value.replace(/\s*mil\.?\s*$/i, '');
          const mil = parseInteger(text);
          const displayedText = mil === undefined ? text : String(mil);
          setTypedText(displayedText);
          onChange(mil === undefined || mileageError(displayedText) ? null : mil);
        }}
        required
      />
    </ShortField>
  );
}

/** Error of a typed mileage; undefined while it is valid or empty. */
function mileageError(typed: string): 'bookingMileageWhole' | 'bookingMileageInMil' | undefined {
  if (typed.trim() === '') return undefined;
  const mil = parseInteger(typed);
  if (mil === undefined || mil === 0) return 'bookingMileageWhole';
  return mil > MAX_MIL ? 'bookingMileageInMil' : undefined;
}
