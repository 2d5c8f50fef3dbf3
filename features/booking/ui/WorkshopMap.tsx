import { useMemo } from 'react';
import type { Workshop } from '../../../domain/booking/booking.types';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { boundsAround } from '../../map/ui/bounds';
import type { DealerLocation } from '../../map/ui/location.types';
import { LocationMap } from '../../map/ui/LocationMap';
import { closeZoom, fallbackZoom } from '../../map/ui/zoomLevels';
import { MapRoom } from './MapComing';
import type { BookingSettings } from './step.types';
import { useOpenToday } from './useOpenToday';

export interface WorkshopMapProps {
  workshops: readonly Workshop[];
  /** The one that is booked: the map is about it alone. */
  chosen: Workshop | null;
  location: ChosenLocation;
  /** The ISO day of the visit that is booked. */
  visit?: string;
  settings: Pick<BookingSettings, 'country' | 'mapsKey' | 'hours' | 'timeZone' | 'words'>;
  onChoose: (workshop: Workshop) => void;
}

/** The workshops on a map (BOOK-12, BOOK-81); the list says all that it says. */
export function WorkshopMap(props: WorkshopMapProps) {
  const { workshops, chosen, location, visit, settings, onChoose } = props;
  const { latitude: lat, longitude: lng } = location;
  const openToday = useOpenToday(settings, visit);
  const places = useMemo(
    () => workshops.map((workshop) => placeOf(workshop, openToday(workshop))),
    [workshops, openToday],
  );
  const request = useMemo(() => {
    const bounds = boundsAround([...places, { lat, lng }]);
    return bounds && ({ kind: 'fit', bounds } as const);
  }, [places, lat, lng]);
  const choose = (id: string | undefined) => {
    const workshop = workshops.find(({ departmentId }) => departmentId === id);
    if (workshop) onChoose(workshop);
  };
  const centre = chosen ? { lat: chosen.latitude, lng: chosen.longitude } : { lat, lng };
  return (
    <MapRoom>
      <LocationMap
        locations={places}
        selected={places.find(({ id }) => id === chosen?.departmentId)}
        visitor={{ lat, lng }}
        request={chosen ? undefined : request}
        settings={{
          apiKey: settings.mapsKey,
          country: settings.country,
          centre,
          // The packaged map knows no streets: seen close there is nothing on it but the pin.
          zoom: chosen && !settings.mapsKey ? fallbackZoom : closeZoom,
          closest: closeZoom,
        }}
        onSelect={choose}
        onView={ignore}
        onShowInList={({ id }) => choose(id)}
      />
    </MapRoom>
  );
}

const ignore = () => undefined;

const placeOf = (workshop: Workshop, openToday: string | undefined): DealerLocation => ({
  locationType: 'Location',
  id: workshop.departmentId,
  name: workshop.siteName,
  address: workshop.address,
  city: '',
  zip: '',
  lat: workshop.latitude,
  lng: workshop.longitude,
  openToday,
  openingHours: [],
  services: [],
});
