import { alertWhileServersCrash } from '../alerts/killedAlerts';
import { amount } from '../support/thorough';

jest.setTimeout(600_000);

test('many cars and searches, while web processes and the search service are killed: each pair is told exactly once', async () => {
  const [cars, searches] = [amount(25, 60), amount(5, 10)];
  const { crashes, due, ...wronged } = await alertWhileServersCrash({
    cars,
    searches,
    seed: 20_261_124,
  });
  expect(wronged).toEqual({ missing: [], doubled: [], wrong: [] });
  // One search in five is for the brand of a car.
  expect(due).toBe((cars * searches) / 5);
  expect(crashes).toBeGreaterThan(amount(1, 3));
});
