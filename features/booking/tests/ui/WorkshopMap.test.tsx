/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { type FakeGoogleMaps, installFakeGoogleMaps } from '../../../map/tests/ui/fakeGoogleMaps';
import { mapsScript, seeEverything, showWorkshopMap } from './mapUnderTest';

// Lazily loaded modules may have to be compiled first.
configure({ asyncUtilTimeout: 15_000 });
beforeEach(seeEverything);

let google: FakeGoogleMaps;

const stopAt = (zoom: number) =>
  act(async () => {
    google.zoom = zoom;
    google.idle();
  });

test('[BOOK-77] [BOOK-81] [BOOK-82] with a key the map opens at zoom 15 on the workshop, where its marker shows the opening hours', async () => {
  showWorkshopMap();
  await waitFor(() => expect(mapsScript()?.src).toContain('key=the-key'));
  const arrived = (window.google.maps as unknown as { __ib__: () => void }).__ib__;
  google = installFakeGoogleMaps();
  await act(async () => arrived());
  await waitFor(() => expect(google.calls.some(([name]) => name === 'new Map')).toBe(true));
  expect(google.calls).toContainEqual(['setZoom', 15]);
  await stopAt(15);
  expect(await screen.findByText('Öppet i dag 00:00–24:00')).toBeInTheDocument();
  const pin = (name: string) => screen.getByRole('button', { name });
  expect(pin('Automotive Lund, Öppet i dag 00:00–24:00')).toBeInTheDocument();
  await stopAt(14);
  expect(screen.queryByText('Öppet i dag 00:00–24:00')).toBeNull();
  expect(pin('Automotive Lund')).toBeInTheDocument();
});
