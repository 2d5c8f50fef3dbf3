import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { TextField } from '../../../design-system/components/TextField/TextField';
import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import type { BookedCar } from '../../../domain/booking/booking.types';
import type { BookingError } from '../../../domain/booking/bookingErrors';
import { isPlate, PLATE_LENGTH, formatPlate, cleanTypedPlate } from '../../../domain/booking/plate';
import { logProblem } from '../../../rendering/logProblem';
import { fetchVehicle, type BookingFailure } from './client/fetchMechmate';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { focusField } from '../../appointments/ui/client/focusField';
import { PlaceField, type PlaceFieldHandle } from './PlaceField';
import { foldText } from '../../map/ui/geocode/foldText';
import type { BookingSettings, BrandLink, DispatchOf } from './step.types';
import { useBookingError } from './useBookingError';

const Form = styled('form', { display: 'grid', gap: '$5', maxInlineSize: '$form' });

const Plate = styled(TextField, {
  textTransform: 'uppercase',
  letterSpacing: '$caps',
  fontWeight: '$semibold',
});

export interface VehicleFormProps {
  /** The vehicle that was found before, if any. */
  car: BookedCar | null;
  location: ChosenLocation | null;
  dispatch: DispatchOf<'vehicleFound'>;
  settings: BookingSettings;
  /** Text for a make that no workshop accepts, with `{brand}` (BOOK-91, OLDBOOK-11). */
  notSupportedText: MessageKey;
  /** The place named in the page's address; the visitor may choose another (BOOK-19). */
  guessed?: ChosenLocation;
}

/**
 * Form for the vehicle and the place (BOOK-07, BOOK-52, BOOK-53), with the error of a failed look-up
 * (BOOK-90).
 */
export function VehicleForm(props: VehicleFormProps) {
  const { car, location, dispatch, settings, guessed } = props;
  const message = useMessages();
  const errorText = useBookingError();
  const [typed, setTyped] = useState(car ? formatPlate(car.registrationNumber) : '');
  const [place, setPlace] = useState(location);
  useEffect(() => {
    if (guessed) setPlace((current) => current ?? guessed);
  }, [guessed]);
  const [error, setError] = useState<BookingError>();
  const [isLoading, setIsLoading] = useState(false);
  const [hasErrors, setHasErrors] = useState(false);
  const plate = cleanTypedPlate(typed);
  const placeField = useRef<PlaceFieldHandle>(null);
  const hasPlate = isPlate(plate);
  const isReady = hasPlate && place !== null;
  const isUnsupported = car && !car.isSupported && car.registrationNumber === plate;

  async function lookUp(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    // A place that was just typed may not be resolved yet.
    const location = place ?? (await placeField.current?.settle()) ?? null;
    setHasErrors(!hasPlate || !location);
    if (!hasPlate || !location) return focusField(hasPlate ? 'booking-place' : 'booking-plate');
    setIsLoading(true);
    setError(undefined);
    try {
      dispatch({ type: 'vehicleFound', car: await fetchVehicle(plate), location });
    } catch (failure) {
      const { error: refused } = failure as BookingFailure;
      logProblem('warn', 'The car could not be looked up', refused.code);
      setError(refused);
    }
    setIsLoading(false);
  }

  return (
    // Must not submit before the script has started: a plate must never be in an address.
    <Form
      method="dialog"
      noValidate
      onSubmit={(event) => void lookUp(event)}
      onChange={() => setHasErrors(false)}
    >
      <Plate
        id="booking-plate"
        name="plate"
        label={message('bookingPlate')}
        placeholder={message('bookingPlatePlaceholder')}
        value={typed}
        onChange={({ target }) => {
          setError(undefined);
          setTyped(formatTypedPlate(target.value));
        }}
        error={hasErrors && !hasPlate ? message('bookingPlateMissing') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      <PlaceField
        ref={placeField}
        place={place}
        error={hasErrors && !place ? message('bookingPlaceMissing') : undefined}
        onChoose={(newPlace) => {
          setHasErrors(false);
          setPlace(newPlace);
        }}
        country={settings.country}
        mapsKey={settings.mapsKey}
        hint={guessed && place === guessed ? message('bookingIsPlaceRight') : undefined}
      />
      {isUnsupported && (
        <ErrorNotice>
          <Text>{fillIn(message(props.notSupportedText), { brand: car.brand })}</Text>
          {settings.brandLinks.filter(namesBrand(car.brand)).map(({ href, text }) => (
            <Link key={href} variant="standalone" href={href} target="_blank">
              {text} <Icon name="external" />
            </Link>
          ))}
        </ErrorNotice>
      )}
      <div>
        {/* Not `disabled`: pressing it too early shows what is missing, at the fields. */}
        <Button type="submit" aria-disabled={!isReady || isLoading}>
          {isLoading && <Spinner aria-hidden />}
          {message(isLoading ? 'bookingLookingUp' : 'bookingContinue')}
        </Button>
      </div>
      {error && (
        <ErrorNotice>
          <Text>{errorText(error)}</Text>
        </ErrorNotice>
      )}
    </Form>
  );
}

/** Formats a plate as capitals, six at most; keeps a space that was typed after the letters. */
function formatTypedPlate(typed: string): string {
  const plate = cleanTypedPlate(typed);
  const hasSpace = /^[A-Za-z]{3}[ -]/.test(typed) || plate.length === PLATE_LENGTH;
  return hasSpace && /^[A-Z]{3}\d/.test(plate) ? `${plate.slice(0, 3)} ${plate.slice(3)}` : plate;
}

/** Whether a link's text names a make. */
const namesBrand =
  (brand: string) =>
  ({ text }: BrandLink): boolean =>
    foldText(text).includes(foldText(brand));
