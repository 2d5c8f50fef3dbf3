import { lazy, Suspense, useMemo, useState } from 'react';
import { styled } from '../../../design-system/stitches';
import type { BookedCar, Workshop } from '../../../domain/booking/booking.types';
import { FULL_DAY_TIME } from '../../../domain/booking/limits';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { distanceBetween } from '../../map/ui/distance';
import { FirstFreeTime } from './FirstFreeTime';
import { MapPlaceholder } from './MapPlaceholder';
import type { BookingSettings, DispatchOf } from './step.types';
import { unableWorkshops } from './unableWorkshops';
import { useOpenToday } from './useOpenToday';
import { useFocusAfterPress } from './useFocusAfterPress';
import { useWorkshops } from './useWorkshops';
import { WorkshopList, workshopOrders } from './WorkshopList';

const WorkshopMap = lazy(async () => ({ default: (await import('./WorkshopMap')).WorkshopMap }));

const Layout = styled('div', {
  display: 'grid',
  gap: '$5',
  '@xl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

const Column = styled('div', { display: 'grid', gap: '$4', minInlineSize: 0 });

export interface WorkshopChoicesProps {
  settings: BookingSettings;
  dispatch: DispatchOf<'workshopChosen' | 'timeChosen'>;
  car: BookedCar;
  location: ChosenLocation;
  codes: readonly string[];
  /** Whether a press opened this step; the list then takes the focus. */
  isPressed: boolean;
}

/** The workshops that can do the chosen services, in a list and on a map (BOOK-12, BOOK-13). */
export function WorkshopChoices(props: WorkshopChoicesProps) {
  const { car, location, codes, settings, isPressed, dispatch } = props;
  const heading = useFocusAfterPress<HTMLHeadingElement>(isPressed);
  const [order, setOrder] = useState<0 | 1>(workshopOrders.nearest);
  const workshops = useWorkshops(car.registrationNumber, location, codes);
  const { found } = workshops;
  const listed = useMemo(() => sortWorkshops(found, order), [found, order]);
  const choose = (workshop: Workshop) => dispatch({ type: 'workshopChosen', workshop });
  const openToday = useOpenToday(settings);
  const from = { lat: location.latitude, lng: location.longitude };
  const distanceTo = ({ latitude: lat, longitude: lng }: Workshop) =>
    distanceBetween(from, { lat, lng });
  return (
    <Layout>
      <Column>
        {found.length > 0 && (
          <FirstFreeTime
            {...{ workshops, distanceTo }}
            words={settings.words}
            onChoose={(workshop, timeslot) => {
              choose(workshop);
              const { firstIsFullDay: isFullDay = false } = workshop;
              // If it is unknown whether the time is a full day, the visitor must choose.
              const isUnknown = workshop.firstIsFullDay === undefined;
              if (isUnknown && timeslot.endsWith(`T${FULL_DAY_TIME}:00`)) return;
              dispatch({ type: 'timeChosen', time: { timeslot, isFullDay } });
            }}
          />
        )}
        <WorkshopList
          {...{ heading, workshops, listed, order }}
          onOrder={setOrder}
          onChoose={choose}
          brand={car.brand}
          distanceTo={distanceTo}
          openToday={openToday}
          unable={unableWorkshops(settings.sites, workshops, from)}
          words={settings.words}
          email={settings.supportEmail}
        />
      </Column>
      {workshops.status !== 'none' && (
        <Suspense fallback={<MapPlaceholder />}>
          <WorkshopMap
            workshops={listed}
            chosen={null}
            location={location}
            settings={settings}
            onChoose={choose}
          />
        </Suspense>
      )}
    </Layout>
  );
}

/** Sorts workshops by distance, which is the order of their arrival, or by first free time. */
function sortWorkshops(foundWorkshops: readonly Workshop[], order: 0 | 1): readonly Workshop[] {
  if (order === workshopOrders.nearest) return foundWorkshops;
  const afterAllTimes = '9999';
  return foundWorkshops.toSorted((a, b) =>
    (a.firstTimeSlot ?? afterAllTimes).localeCompare(b.firstTimeSlot ?? afterAllTimes),
  );
}
