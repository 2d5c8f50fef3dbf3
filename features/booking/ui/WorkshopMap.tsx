import { useMemo } from 'react';
import type { Workshop } from '../../../domain/booking/booking.types';
import type { ChosenLocation } from '../../../domain/booking/bookingState.types';
import { boundsAround } from '../../map/ui/bounds';
import type { DealerLocation } from '../../map/ui/location.types';
import { LocationMap } from '../../map/ui/LocationMap';
import { WORKSHOP_ZOOM, DEFAULT_ZOOM } from '../../map/ui/zoomLevels';
import { MapRoom } from './MapPlaceholder';
import type { BookingSettings } from './step.types';
import { useOpenToday } from './useOpenToday';

export interface WorkshopMapProps {
  workshops: readonly Workshop[];
  /** The booked workshop; if set, only this one is on the map. */
  chosen: Workshop | null;
  location: ChosenLocation;
  /** The ISO day of the booked visit. */
  visit?: string;
  settings: Pick<BookingSettings, 'country' | 'mapsKey' | 'hours' | 'timeZone' | 'words'>;
  onChoose: (workshop: Workshop) => void;
}

/** The workshops on a map (BOOK-12, BOOK-81); the list has the same information. */
export function WorkshopMap(props: WorkshopMapProps) {
  const { workshops, chosen, location, visit, settings, onChoose } = props;
  const { latitude: lat, longitude: lng } = location;
  const openToday = useOpenToday(settings, visit);
  const places = useMemo(
    () => workshops.map((workshop) => toLocation(workshop, openToday(workshop))),
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
          // The built-in map has no streets: zoomed in closely, it would show only the pin.
          zoom: chosen && !settings.mapsKey ? DEFAULT_ZOOM : WORKSHOP_ZOOM,
          maxZoom: WORKSHOP_ZOOM,
        }}
        onSelect={choose}
        onView={doNothing}
        onShowInList={({ id }) => choose(id)}
      />
    </MapRoom>
  );
}

const doNothing = () => undefined;

const toLocation = (workshop: Workshop, openToday: string | undefined): DealerLocation => ({
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
