import { alertWhileServersCrash } from '../alerts/killedAlerts';
import { caseCount } from '../support/thorough';

jest.setTimeout(600_000);

test('each match of car and saved search is sent exactly once while web and search processes are killed', async () => {
  const [cars, searches] = [caseCount(25, 60), caseCount(5, 10)];
  const { crashes, due, ...wronged } = await alertWhileServersCrash({
    cars,
    searches,
    seed: 20_261_124,
  });
  expect(wronged).toEqual({ missing: [], doubled: [], wrong: [] });
  // One search in five matches the make of a car.
  expect(due).toBe((cars * searches) / 5);
  expect(crashes).toBeGreaterThan(caseCount(1, 3));
});
