import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { button, Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { formatPlate } from '../../../domain/booking/plate';
import type { BookingCustomer, MadeBooking } from '../../../domain/booking/booking.types';
import { directionsTo } from '../../map/ui/directions';
import { longDay } from '../../appointments/ui/calendarNames';
import { readBookedCustomer } from './client/keptCustomer';
import { FactList } from '../../../rendering/FactList';
import { MapPlaceholder } from './MapPlaceholder';
import type { StepProps } from './step.types';
import { SummaryLines } from './SummaryLines';

const WorkshopMap = lazy(async () => ({ default: (await import('./WorkshopMap')).WorkshopMap }));

const Body = styled('div', { display: 'grid', gap: '$5' });

const Actions = styled('p', { display: 'flex', flexWrap: 'wrap', gap: '$3', margin: 0 });

const Tick = styled('span', { color: '$success', display: 'flex' });

const Title = styled('div', { display: 'flex', alignItems: 'center', gap: '$3' });

export interface BookedPageProps extends Pick<StepProps, 'state' | 'settings'> {
  /** Explains how the prices are determined; the default text is for medians. */
  priceNote?: string;
  /** Contact details as sent; after a reload they are read from session storage. */
  customer: BookingCustomer | undefined;
  answer: MadeBooking;
  onRestart: () => void;
}

/** The booked visit, once the workshop system has confirmed it (BOOK-16). */
export function BookedPage(props: BookedPageProps) {
  const { state, settings, priceNote, answer, onRestart } = props;
  const [customer] = useState(() => props.customer ?? readBookedCustomer());
  const message = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const { car, location, bookingInfo } = state;
  const { workshop, time } = bookingInfo;
  useEffect(() => heading.current?.focus(), []);
  if (!car || !workshop || !time || !location) return null;
  const { words, pattern } = settings;
  const day = longDay(time.timeslot.slice(0, 10), words);
  const place = { lat: workshop.latitude, lng: workshop.longitude };
  return (
    <Card as="section" padding="large" aria-labelledby="booking-done">
      <Body>
        <Title>
          <Tick>
            <Icon name="check" size="large" />
          </Tick>
          <Heading ref={heading} id="booking-done" level={2} size={3} tabIndex={-1}>
            {message('bookingDone')}
          </Heading>
        </Title>
        <FactList>
          <dt>{message('bookingReference')}</dt>
          <dd>{answer.id}</dd>
          <dt>{message('bookingCar')}</dt>
          <dd>
            {formatPlate(car.registrationNumber)}, {car.brand} {car.model}
          </dd>
          <dt>{message('bookingWorkshop')}</dt>
          <dd>
            {workshop.siteName}, {workshop.address}
          </dd>
          <dt>{message('bookingTime')}</dt>
          <dd>
            {day},{' '}
            {time.isFullDay
              ? `${message('bookingFullDay')}. ${message('bookingFullDayNote')}`
              : time.timeslot.slice(11, 16)}
          </dd>
          {customer && (
            <>
              <dt>{message('bookingContact')}</dt>
              <dd>
                {customer.firstName} {customer.lastName}, {customer.phone}, {customer.email}
              </dd>
            </>
          )}
        </FactList>
        <SummaryLines state={state} pattern={pattern} priceNote={priceNote} />
        {answer.visitPage && (
          <Text>
            {customer
              ? fillIn(message('visitMailTo'), { email: customer.email, phone: customer.phone })
              : message('visitMailComing')}
          </Text>
        )}
        <Suspense fallback={<MapPlaceholder />}>
          <WorkshopMap
            workshops={[workshop]}
            chosen={workshop}
            visit={time.timeslot.slice(0, 10)}
            location={location}
            settings={settings}
            onChoose={() => undefined}
          />
        </Suspense>
        <Actions>
          <Link
            variant="none"
            href={directionsTo(place)}
            target="_blank"
            className={button({ variant: 'primary' })}
          >
            <Icon name="directions" />
            {message('bookingDirections')}
          </Link>
          {answer.visitPage && (
            <Link variant="none" href={answer.visitPage} className={button({ variant: 'outline' })}>
              <Icon name="clock" />
              {message('visitSee')}
            </Link>
          )}
          {answer.calendar && (
            <Link
              variant="none"
              href={answer.calendar}
              download
              className={button({ variant: 'outline' })}
            >
              <Icon name="calendar" />
              {message('visitCalendar')}
            </Link>
          )}
          <Button type="button" variant="outline" onClick={onRestart}>
            {message('bookingNew')}
          </Button>
        </Actions>
      </Body>
    </Card>
  );
}
