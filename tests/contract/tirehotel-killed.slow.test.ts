import { bookWhileServersCrash } from '../booking/killedServers';
import { caseCount } from '../support/thorough';

jest.setTimeout(600_000);

test('while web servers and the tyre hotel crash, no time is booked twice and no visitor gets a false answer', async () => {
  const [visitors, times] = [caseCount(150, 500), caseCount(20, 50)];
  const report = await bookWhileServersCrash({
    system: 'tirehotel',
    visitors,
    times,
    seed: 20_261_123,
  });
  const { absent, unwanted, doubled } = report;
  expect({ absent, unwanted, doubled }).toEqual({ absent: [], unwanted: [], doubled: 0 });
  expect(report.visitors).toBe(visitors);
  expect(report.confirmed + report.refused).toBe(visitors);
  expect(report.confirmed).toBeGreaterThan(times * 0.4);
  expect(report.crashes).toBeGreaterThan(2);
});
