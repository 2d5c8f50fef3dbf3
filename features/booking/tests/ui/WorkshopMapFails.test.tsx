/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { mapsScript, seeEverything, showWorkshopMap } from './mapUnderTest';

// Lazily loaded modules may have to be compiled first.
configure({ asyncUtilTimeout: 15_000 });
beforeEach(seeEverything);

test('[BOOK-93] [ERR-45] a maps service that cannot be loaded shows the error of the specification, and is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showWorkshopMap();
  // Its loader retries a few times.
  await waitFor(async () => {
    const script = mapsScript();
    if (script) await act(async () => void fireEvent.error(script));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load Google Maps API');
  });
  expect(String(logged.mock.calls)).toContain('Failed to load Google Maps API');
  expect(String(logged.mock.calls)).not.toContain('in time');
});
