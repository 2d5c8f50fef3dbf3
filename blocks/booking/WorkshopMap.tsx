import { useMemo } from 'react';
import { styled } from '../../design-system/stitches';
import type { Workshop } from '../../domain/booking/booking.types';
import type { ChosenLocation } from '../../domain/booking/bookingState.types';
import { boundsAround } from '../map/bounds';
import type { DealerLocation } from '../map/location.types';
import { LocationMap } from '../map/LocationMap';

const Frame = styled('div', {
  blockSize: '$bookingMap',
  maxBlockSize: '70svh',
  borderRadius: '$card',
  overflow: 'clip',
});

export interface WorkshopMapProps {
  workshops: readonly Workshop[];
  chosen: Workshop | null;
  location: ChosenLocation;
  country: string;
  mapsKey?: string;
  onChoose: (workshop: Workshop) => void;
}

/** The workshops on a map (BOOK-12, BOOK-81); the list says all that it says. */
export function WorkshopMap(props: WorkshopMapProps) {
  const { workshops, chosen, location, country, mapsKey, onChoose } = props;
  const { latitude: lat, longitude: lng } = location;
  const places = useMemo(() => workshops.map(placeOf), [workshops]);
  const request = useMemo(() => {
    const bounds = boundsAround([...places, { lat, lng }]);
    return bounds && ({ kind: 'fit', bounds } as const);
  }, [places, lat, lng]);
  const choose = (id: string | undefined) => {
    const workshop = workshops.find(({ departmentId }) => departmentId === id);
    if (workshop) onChoose(workshop);
  };
  return (
    <Frame>
      <LocationMap
        locations={places}
        selected={places.find(({ id }) => id === chosen?.departmentId)}
        visitor={{ lat, lng }}
        request={request}
        settings={{ apiKey: mapsKey, country, centre: { lat, lng } }}
        onSelect={choose}
        onView={ignore}
        onShowInList={({ id }) => choose(id)}
      />
    </Frame>
  );
}

const ignore = () => undefined;

const placeOf = (workshop: Workshop): DealerLocation => ({
  locationType: 'Location',
  id: workshop.departmentId,
  name: workshop.siteName,
  address: workshop.address,
  city: '',
  zip: '',
  lat: workshop.latitude,
  lng: workshop.longitude,
  openingHours: [],
  services: [],
});
