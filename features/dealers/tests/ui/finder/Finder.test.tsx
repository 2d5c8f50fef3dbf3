/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { exampleDealers } from '../../../ui/finder/exampleLocations';
import { Finder, type FinderProps } from '../../../ui/finder/Finder';
import { LocationDetails } from '../../../ui/finder/LocationDetails';
import type { FinderLocation } from '../../../../map/ui/location.types';
import { MessagesProvider } from '../../../../../design-system/messages';
import { en } from '../../../../../messages/catalogues';

// Modules that are loaded lazily may have to be compiled first.
configure({ asyncUtilTimeout: 15_000 });
/** Whether observed elements count as visible, which creates a map. */
let isVisible = false;
let logged: [level: string, ...words: unknown[]][];

beforeEach(() => {
  isVisible = false;
  logged = [];
  for (const level of ['warn', 'error'] as const) {
    jest
      .spyOn(console, level)
      .mockImplementation((...words) => void logged.push([level, ...words]));
  }
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      constructor(private readonly callback: (entries: object[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: isVisible }]);
      }
      disconnect() {}
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const texts = (key: string) => (en as Record<string, string>)[key] ?? key;

function show(props: Partial<FinderProps> = {}) {
  return render(
    <MessagesProvider messages={texts}>
      <Finder
        locations={exampleDealers}
        unit="km"
        action="/find-us"
        emptyText=""
        settings={{ country: 'SE' }}
        {...props}
      />
    </MessagesProvider>,
  );
}

test('[LOC-09] [ERR-05] an empty list shows "No dealers found", or the editors’ text instead', () => {
  const { unmount } = show({ locations: [] });
  expect(screen.getByText('No dealers found')).toBeVisible();
  unmount();
  show({ locations: [], emptyText: 'Nobody near you yet' });
  expect(screen.getByText('Nobody near you yet')).toBeVisible();
});

test('[LOC-21] [ERR-04] an unknown type shows "Unknown location type"', () => {
  const unknownTypePlace = {
    ...exampleDealers[0],
    locationType: 'Boat',
  } as unknown as FinderLocation;
  render(
    <MessagesProvider messages={texts}>
      <LocationDetails location={unknownTypePlace} />
    </MessagesProvider>,
  );
  expect(screen.getByText('Unknown location type')).toBeVisible();
});

test('[LOC-20] [ERR-15] a place with invalid coordinates stays in the list, and a warning is logged that the map skips it', () => {
  const invalidPlace = { ...exampleDealers[0]!, id: 'LOST', name: 'Lost', lat: 411 };
  show({ locations: [...exampleDealers, invalidPlace] });
  expect(screen.getByText('Lost')).toBeVisible();
  expect(logged).toEqual([['warn', 'Invalid coordinates of "Lost": not shown on the map']]);
});

test('[LOC-20] [ERR-15] places whose coordinates cannot be read are skipped, with a console warning for each', () => {
  show({ dropped: ['A1', 'B2'] });
  expect(logged).toEqual([
    ['warn', 'Invalid location A1: left out'],
    ['warn', 'Invalid location B2: left out'],
  ]);
});

test('[LOC-15] places have no distance without a known position, and get one from a search in the address', () => {
  const { unmount } = show();
  expect(screen.queryByText(/\d km/)).toBeNull();
  unmount();
  show({ search: { text: 'Lund', position: { lat: 55.706, lng: 13.191 } } });
  expect(screen.getByText(/^Nearest to Lund/)).toBeVisible();
  expect(screen.getByText('18 km')).toBeVisible();
});

test('[LOC-66] [ERR-16] when the maps service fails the finder shows "Failed to load Google Maps API", and the list stays', async () => {
  isVisible = true;
  show({ settings: { country: 'SE', apiKey: 'the-key' } });
  const failed = new Set<Element>();
  await waitFor(async () => {
    // The maps service's loader retries several times.
    for (const script of document.querySelectorAll('script[src*="maps.googleapis"]')) {
      if (failed.has(script)) continue;
      failed.add(script);
      await act(async () => void fireEvent.error(script));
    }
    expect(screen.getByText('Failed to load Google Maps API')).toBeVisible();
  });
  expect(screen.getByText('Automotive Umeå')).toBeVisible();
  expect(logged).toContainEqual([
    'error',
    'The map cannot be shown',
    new Error('Failed to load Google Maps API'),
  ]);
});
