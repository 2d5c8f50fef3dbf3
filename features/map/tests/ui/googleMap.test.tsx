/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { exampleDealers } from '../../../dealers/ui/finder/exampleLocations';
import { Finder } from '../../../dealers/ui/finder/Finder';
import { MessagesProvider } from '../../../../design-system/messages';
import { en } from '../../../../messages/catalogues';
import { type FakeGoogleMaps, installFakeGoogleMaps } from './fakeGoogleMaps';

// Modules that are loaded lazily may have to be compiled first.
configure({ asyncUtilTimeout: 15_000 });
let google: FakeGoogleMaps;
let visitor: ((position: object) => void) | undefined;

/** Fakes observers that report every element as visible, and geolocation. */
beforeEach(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      constructor(private readonly notify: (entries: object[]) => void) {}
      observe() {
        this.notify([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (callback: typeof visitor) => (visitor = callback) },
  });
});

let loaded = false;

/** Renders the finder, with the fake instead of the service's script, which loads once. */
async function showFinder() {
  if (loaded) google = installFakeGoogleMaps();
  render(
    <MessagesProvider messages={(key) => (en as Record<string, string>)[key] ?? key}>
      <Finder
        locations={exampleDealers}
        unit="km"
        action="/find-us"
        emptyText=""
        settings={{ apiKey: 'the-key', country: 'SE' }}
      />
    </MessagesProvider>,
  );
  if (!loaded) {
    await waitFor(() => expect(script()?.src).toContain('https://maps.googleapis.com/'));
    const arrived = (window.google.maps as unknown as { __ib__: () => void }).__ib__;
    google = installFakeGoogleMaps();
    arrived();
    loaded = true;
  }
  await waitFor(() => expect(google.calls[0]?.[0]).toBe('new Map'));
  await act(async () => google.idle());
  await screen.findByRole('button', { name: 'Zoom in' });
}

const script = () => document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis"]');

const calls = (name: string) => google.calls.filter(([called]) => called === name);
const pin = (name: string) => screen.findByRole('button', { name });

test('[LOC-47] the maps script is loaded with the configured key, and all places are in view', async () => {
  await showFinder();
  expect(new URL(script()?.src ?? '').searchParams.get('key')).toBe('the-key');

  expect(calls('fitBounds')[0]?.[1]).toMatchObject({ south: 55.60189, north: 63.81837 });
});

test('[LOC-60] fitting the maps service to places never zooms closer than 13', async () => {
  await showFinder();
  await act(async () => screen.getByRole('combobox').focus());
  const callCount = calls('fitBounds').length;
  await act(async () => screen.getByRole('button', { name: 'Search' }).click());
  await waitFor(() => expect(calls('fitBounds').length).toBe(callCount + 1));
  google.zoom = 16;
  await act(async () => google.idle());
  expect(google.zoom).toBe(13);
});

test('[LOC-28] [LOC-29] [LOC-30] selecting a pin zooms to 12 and pans, and its preview opens once the map is idle', async () => {
  await showFinder();
  const button = await pin('Automotive Umeå');
  await act(async () => button.click());
  await waitFor(() => expect(calls('panTo')).toHaveLength(1));
  expect(calls('panTo')[0]?.[1]).toMatchObject({ lat: 63.81837, lng: 20.27852 });
  expect(calls('setZoom').at(-1)?.[1]).toBe(12);
  expect(screen.queryByRole('group', { name: 'Automotive Umeå' })).toBeNull();
  await act(async () => google.idle());
  const preview = await screen.findByRole('group', { name: 'Automotive Umeå' });
  expect(preview).toBeInTheDocument();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('group', { name: 'Automotive Umeå' })).toBeNull();
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('[LOC-33] the near-me button disappears once the visitor’s position is in view', async () => {
  await showFinder();
  await act(async () => screen.getByRole('button', { name: 'Near me' }).click());
  google.bounds = { south: 0, west: 0, north: 1, east: 1 };
  await act(async () => visitor?.({ coords: { latitude: 57.7, longitude: 12 } }));
  await act(async () => google.idle());
  expect(screen.getByRole('button', { name: 'Near me' })).toBeVisible();
  google.bounds = { south: 55, west: 10, north: 66, east: 24 };
  await act(async () => google.idle());
  expect(screen.queryByRole('button', { name: 'Near me' })).toBeNull();
});
