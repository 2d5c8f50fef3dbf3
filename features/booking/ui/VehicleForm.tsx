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
import { isPlate, PLATE_LENGTH, shownPlate, bookingPlate } from '../../../domain/booking/plate';
import { logProblem } from '../../../rendering/logProblem';
import { askCar, type BookingFailure } from './client/askMechmate';
import { FaultNotice } from '../../enquiries/ui/FaultNotice';
import { focusField } from '../../appointments/ui/client/focusField';
import { PlaceField, type PlaceFieldHandle } from './PlaceField';
import { foldText } from '../../map/ui/geocode/foldText';
import type { BookingSettings, BrandLink, DispatchOf } from './step.types';
import { useBookingFault } from './useBookingFault';

const Form = styled('form', { display: 'grid', gap: '$5', maxInlineSize: '$form' });

const Plate = styled(TextField, {
  textTransform: 'uppercase',
  letterSpacing: '$caps',
  fontWeight: '$semibold',
});

export interface VehicleFormProps {
  /** What was found before, where anything was. */
  car: BookedCar | null;
  location: ChosenLocation | null;
  dispatch: DispatchOf<'vehicleFound'>;
  settings: BookingSettings;
  /** What is said of a make that no workshop takes, with `{brand}` (BOOK-91, OLDBOOK-11). */
  notSupportedText: MessageKey;
  /** The place that the page's address names, which may be another one (BOOK-19). */
  guessed?: ChosenLocation;
}

/** Which car, and where (BOOK-07, BOOK-52, BOOK-53), and below it why it cannot be looked up (BOOK-90). */
export function VehicleForm(props: VehicleFormProps) {
  const { car, location, dispatch, settings, guessed } = props;
  const message = useMessages();
  const inWords = useBookingFault();
  const [typed, setTyped] = useState(car ? shownPlate(car.registrationNumber) : '');
  const [place, setPlace] = useState(location);
  useEffect(() => {
    if (guessed) setPlace((known) => known ?? guessed);
  }, [guessed]);
  const [error, setError] = useState<BookingError>();
  const [isLooking, setIsLooking] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const plate = bookingPlate(typed);
  const placeField = useRef<PlaceFieldHandle>(null);
  const hasPlate = isPlate(plate);
  const isReady = hasPlate && place !== null;
  const notSupported = car && !car.isSupported && car.registrationNumber === plate;

  async function lookUp(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLooking) return;
    // A place that was just typed is looked up first.
    const location = place ?? (await placeField.current?.settle()) ?? null;
    setIsTold(!hasPlate || !location);
    if (!hasPlate || !location) return focusField(hasPlate ? 'booking-place' : 'booking-plate');
    setIsLooking(true);
    setError(undefined);
    try {
      dispatch({ type: 'vehicleFound', car: await askCar(plate), location });
    } catch (failure) {
      const { error: refused } = failure as BookingFailure;
      logProblem('warn', 'The car could not be looked up', refused.code);
      setError(refused);
    }
    setIsLooking(false);
  }

  return (
    // A press before the script is up leads nowhere: a plate belongs into no address.
    <Form
      method="dialog"
      noValidate
      onSubmit={(event) => void lookUp(event)}
      onChange={() => setIsTold(false)}
    >
      <Plate
        id="booking-plate"
        name="plate"
        label={message('bookingPlate')}
        placeholder={message('bookingPlatePlaceholder')}
        value={typed}
        onChange={({ target }) => {
          setError(undefined);
          setTyped(keepGap(target.value));
        }}
        error={isTold && !hasPlate ? message('bookingPlateMissing') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      <PlaceField
        ref={placeField}
        place={place}
        error={isTold && !place ? message('bookingPlaceMissing') : undefined}
        onChoose={(chosen) => {
          setIsTold(false);
          setPlace(chosen);
        }}
        country={settings.country}
        mapsKey={settings.mapsKey}
        hint={guessed && place === guessed ? message('bookingIsPlaceRight') : undefined}
      />
      {notSupported && (
        <FaultNotice>
          <Text>{fillIn(message(props.notSupportedText), { brand: car.brand })}</Text>
          {settings.elsewhere.filter(isAbout(car.brand)).map(({ href, text }) => (
            <Link key={href} look="standalone" href={href} target="_blank">
              {text} <Icon name="external" />
            </Link>
          ))}
        </FaultNotice>
      )}
      <div>
        {/* Not `disabled`: who presses it too early is told what is missing. */}
        <Button type="submit" aria-disabled={!isReady || isLooking}>
          {isLooking && <Spinner aria-hidden />}
          {message(isLooking ? 'bookingLookingUp' : 'bookingContinue')}
        </Button>
        <Text size="small" tone="muted" role="status">
          {isTold && !hasPlate && !place && message('bookingTellFirst')}
        </Text>
      </div>
      {error && (
        <FaultNotice>
          <Text>{inWords(error)}</Text>
        </FaultNotice>
      )}
    </Form>
  );
}

/** Capitals, six at most, with the gap that people type behind the letters. */
function keepGap(typed: string): string {
  const plate = bookingPlate(typed);
  const hasGap = /^[A-Za-z]{3}[ -]/.test(typed) || plate.length === PLATE_LENGTH;
  return hasGap && /^[A-Z]{3}\d/.test(plate) ? `${plate.slice(0, 3)} ${plate.slice(3)}` : plate;
}

/** Whether a link names a make. */
const isAbout =
  (brand: string) =>
  ({ text }: BrandLink): boolean =>
    foldText(text).includes(foldText(brand));
