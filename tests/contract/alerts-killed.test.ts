/** @jest-environment node */
import { alertWhileServersCrash } from '../alerts/killedAlerts';

jest.setTimeout(600_000);

test('60 cars, ten searches, while web processes and the search service are killed: each pair is told exactly once', async () => {
  const { crashes, due, ...wronged } = await alertWhileServersCrash({
    cars: 60,
    searches: 10,
    seed: 20_261_124,
  });
  expect(wronged).toEqual({ missing: [], doubled: [], wrong: [] });
  expect(due).toBe(120);
  expect(crashes).toBeGreaterThan(3);
});
