import { button, Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { formatPlate } from '../../../domain/booking/plate';
import { visitCalendarFile } from '../model/visitCalendarFile';
import { chosenVehicle } from '../model/tireHotelState';
import { longDate } from '../../appointments/ui/calendarNames';
import { FactList } from '../../../rendering/FactList';
import { usePageInfo } from '../../../rendering/pageInfo';
import { ButtonRow } from './ButtonRow';
import type { FlowProps } from './flow.types';
import { PageFrame } from './PageFrame';
import { RateBooking } from './RateBooking';
import { StationLinks } from './StationLinks';
import { useToday } from './useToday';

const Columns = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  '@lg': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

const Body = styled('div', { display: 'grid', gap: '$5' });

/** Shows the booking, once the server has confirmed it (TIRE-18, TIRE-33). */
export function ConfirmationPage({ state, dispatch, settings, onLogOut, ...flow }: FlowProps) {
  const message = useMessages();
  const today = useToday();
  const { homeHref, language } = usePageInfo();
  const { confirmation } = state;
  if (!confirmation) return null;
  const { customerBase, workshop, services, appointmentTime, isFullDay, visitPage } = confirmation;
  const vehicle = chosenVehicle(state);
  const day = longDate(appointmentTime.slice(0, 10), settings.calendarNames, today);
  const calendarFile = visitPage && visitCalendarFile(visitPage, language);
  return (
    <PageFrame title={message('tireDone')} isDone width="full">
      <Columns>
        <Card>
          <Body>
            <FactList>
              <dt>{message('bookingReference')}</dt>
              <dd>{confirmation.bookingConfirmationId}</dd>
              {vehicle && (
                <>
                  <dt>{message('bookingCar')}</dt>
                  <dd>
                    {formatPlate(vehicle.regNo)}, {vehicle.name}
                  </dd>
                </>
              )}
              <dt>{message('bookingTime')}</dt>
              <dd>
                {isFullDay
                  ? `${day}. ${message('tireNoTime')}.`
                  : fillIn(message('tireAt'), { day, time: appointmentTime.slice(11, 16) })}
              </dd>
              <dt>{message('tireServices')}</dt>
              <dd>{services.map(({ name }) => name).join(', ')}</dd>
              <dt>{message('tirePrice')}</dt>
              <dd>{message('tirePriceText')}</dd>
              <dt>{message('bookingWorkshop')}</dt>
              <dd>{[workshop.name, workshop.address].filter(Boolean).join(', ')}</dd>
              <dt>{message('tireCustomer')}</dt>
              <dd>
                {customerBase.firstName} {customerBase.lastName}
                <br />
                {[customerBase.phoneMobile, customerBase.email].filter(Boolean).join(', ')}
              </dd>
              {confirmation.freeText && (
                <>
                  <dt>{message('tireComment')}</dt>
                  <dd>{confirmation.freeText}</dd>
                </>
              )}
            </FactList>
            <StationLinks location={{ phone: workshop.phoneNumber, email: workshop.email }} />
            {visitPage && <Text>{message('visitMailComing')}</Text>}
            {visitPage && (
              <ButtonRow>
                {calendarFile && (
                  <Link
                    variant="none"
                    href={calendarFile}
                    download
                    className={button({ variant: 'outline' })}
                  >
                    <Icon name="calendar" />
                    {message('tireCalendarFile')}
                  </Link>
                )}
                <Link variant="none" href={visitPage} className={button({ variant: 'outline' })}>
                  {message('visitSee')}
                </Link>
              </ButtonRow>
            )}
          </Body>
        </Card>
        <RateBooking
          isRated={state.isRated}
          onRated={() => dispatch({ type: 'rated' })}
          isBusy={flow.isBusy}
          whileBusy={flow.whileBusy}
        />
      </Columns>
      <ButtonRow>
        <Link variant="none" href={homeHref} className={button({ variant: 'primary' })}>
          {message('tireHome')}
        </Link>
        <Button type="button" variant="outline" onClick={onLogOut}>
          {message('tireOtherCar')}
        </Button>
      </ButtonRow>
    </PageFrame>
  );
}
