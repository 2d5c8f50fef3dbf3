import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Link } from '../../../design-system/components/Link/Link';
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { formatPlate } from '../../../domain/booking/plate';
import { chosenVehicle } from '../model/tireHotelState';
import type { FlowProps } from './flow.types';
import { BookedChange } from './BookedChange';
import { PageFrame } from './PageFrame';
import { PlateSign } from './PlateSign';
import { StationCard } from './StationCard';
import { TireList } from './TireList';
import { WornWarning } from './WornWarning';

const Car = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$3' });

const Cards = styled('div', {
  display: 'grid',
  gap: '$5',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Body = styled('div', { display: 'grid', gap: '$3', justifyItems: 'start' });

/** The text is aligned with the edge: the button's padding is outside. */
const OtherCar = styled(Button, { marginInlineStart: 'calc(-1 * var(--button-padding))' });

/** The vehicle, its wheels and its station, after the code was accepted (TIRE-10). */
export function VehiclePage({ state, dispatch, settings, onLogOut }: FlowProps) {
  const message = useMessages();
  const vehicle = chosenVehicle(state);
  if (!vehicle || !state.session) return null;
  const { vehicles } = state.session;
  const { packages } = settings;
  return (
    <PageFrame
      title={message('tireVehicleTitle')}
      width="full"
      aside={
        <Button type="button" onClick={() => dispatch({ type: 'bookingBegun' })}>
          {message('tireBook')}
        </Button>
      }
    >
      {vehicles.length > 1 && (
        <RadioGroup
          legend={message('tireVehicles')}
          name="tire-vehicle"
          layout="boxes"
          options={vehicles.map(({ regNo, name }) => ({
            value: regNo,
            label: formatPlate(regNo),
            hint: name,
          }))}
          value={vehicle.regNo}
          onChange={({ target }) => dispatch({ type: 'vehicleChosen', regNo: target.value })}
        />
      )}
      <Car aria-live="polite">
        <PlateSign regNo={vehicle.regNo} />
        <Text size="lead" weight="medium">
          {vehicle.name}
        </Text>
      </Car>
      {vehicle.nextChange && (
        <BookedChange change={vehicle.nextChange} words={settings.calendarNames} />
      )}
      {vehicle.tires.some(({ wheel }) => wheel.threadStatusId === 1) && (
        <WornWarning location={vehicle.location} />
      )}
      <Card as="section" aria-labelledby="tire-tires">
        <TireList headingId="tire-tires" tires={vehicle.tires} />
      </Card>
      <Cards>
        <StationCard title={message('tireStation')} location={vehicle.location} />
        <Card as="section" aria-labelledby="tire-package">
          <Body>
            <Heading id="tire-package" level={3} size={5}>
              {message('tirePackage')}
            </Heading>
            <Text>{vehicle.packageLevel}</Text>
            {packages && (
              <Link variant="standalone" href={packages.href}>
                {packages.text || message('tirePackageMore')}
                <Icon name="arrow" />
              </Link>
            )}
          </Body>
        </Card>
      </Cards>
      <div>
        <Text size="small" color="muted">
          {message('tireOtherCarNote')}
        </Text>
        <OtherCar type="button" variant="ghost" onClick={onLogOut}>
          {message('tireOtherCar')}
        </OtherCar>
      </div>
    </PageFrame>
  );
}
