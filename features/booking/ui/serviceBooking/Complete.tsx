import { Button } from '../../../../design-system/components/Button/Button';
import { FactList } from '../../../../rendering/FactList';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { useMessages } from '../../../../design-system/messages';
import type { BookingRequest } from '../../../../domain/booking/booking.types';
import { bookingOrder } from '../../model/bookingOrder';
import { formatPlate } from '../../../../domain/booking/plate';
import type { ServiceBookingState } from '../../model/serviceBooking.types';
import { longDay } from '../../../appointments/ui/calendarNames';
import { OutcomeNotice } from '../OutcomeNotice';
import type { BookingSettings } from '../step.types';
import { SummaryLines } from '../SummaryLines';
import { asBooking } from './asBooking';

export interface CompleteProps {
  state: ServiceBookingState;
  settings: BookingSettings;
  priceNote: string | undefined;
  onConfirm: (request: BookingRequest) => void;
}

/** Step 5: a summary to check, and the button that books. */
export function Complete({ state, settings, priceNote, onConfirm }: CompleteProps) {
  const message = useMessages();
  const { car, location, bookingInfo } = state;
  const { time, contact, outcome } = bookingInfo;
  const isBusy = outcome?.state === 'sending' || outcome?.state === 'unknown';
  if (!car || !location || !time) return null;
  const day = longDay(time.timeslot.slice(0, 10), settings.words);
  const timeText = time.isFullDay
    ? `${message('bookingFullDay')}. ${message('bookingFullDayNote')}`
    : time.timeslot.slice(11, 16);

  function confirm(): void {
    const order = contact && bookingOrder(asBooking(state), contact.customer, contact.freeText);
    if (order && !isBusy) onConfirm(order);
  }

  return (
    <>
      <FactList>
        <dt>{message('bookingCar')}</dt>
        <dd>
          {formatPlate(car.registrationNumber)}, {car.brand} {car.model}
        </dd>
        <dt>{message('bookingWorkshop')}</dt>
        <dd>
          {location.siteName}, {location.address}
        </dd>
        <dt>{message('bookingTime')}</dt>
        <dd>
          {day}, {timeText}
        </dd>
        {contact && (
          <>
            <dt>{message('bookingContact')}</dt>
            <dd>
              {contact.customer.firstName} {contact.customer.lastName}, {contact.customer.phone},{' '}
              {contact.customer.email}
            </dd>
          </>
        )}
        {contact?.freeText && (
          <>
            <dt>{message('bookingMessage')}</dt>
            <dd>{contact.freeText}</dd>
          </>
        )}
      </FactList>
      <SummaryLines state={asBooking(state)} pattern={settings.pattern} priceNote={priceNote} />
      <div>
        <Button type="button" aria-disabled={isBusy} onClick={confirm}>
          {isBusy && <Spinner aria-hidden />}
          {message(isBusy ? 'bookingConfirming' : 'bookingConfirm')}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} />
    </>
  );
}
