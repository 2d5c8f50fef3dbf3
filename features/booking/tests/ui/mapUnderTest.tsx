import { render } from '@testing-library/react';
import { getCalendarNames } from '../../../appointments/ui/calendarNames';
import { WorkshopMap } from '../../ui/WorkshopMap';
import { MessagesProvider } from '../../../../design-system/messages';
import { sv } from '../../../../messages/catalogues';

const allDay = [0, 1440] as const;
const schedule = { week: Array.from({ length: 7 }, () => allDay), vacations: [], deviations: {} };

const workshop = {
  departmentId: '1001-w',
  siteId: '1001',
  siteName: 'Automotive Lund',
  address: 'Gatan 1',
  latitude: 55.7,
  longitude: 13.2,
  brands: [],
  firstTimeSlot: null,
};

/** A browser API that jsdom lacks: everything is in view at once. */
export function seeEverything(): void {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      constructor(private readonly callback: (entries: object[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  });
}

/** Shows the map of the booked workshop, drawn by the maps service. */
export function showWorkshopMap(): void {
  render(
    <MessagesProvider messages={(key) => (sv as Record<string, string>)[key] ?? key}>
      <WorkshopMap
        workshops={[workshop]}
        chosen={workshop}
        location={{ name: 'Lund', latitude: 55.6, longitude: 13.1, placeId: '', region: '' }}
        settings={{
          country: 'SE',
          mapsKey: 'the-key',
          hours: { 1001: schedule },
          timeZone: 'UTC',
          words: getCalendarNames('sv-SE'),
        }}
        onChoose={() => undefined}
      />
    </MessagesProvider>,
  );
}

export const mapsScript = () =>
  document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');
