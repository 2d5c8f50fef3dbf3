/** @jest-environment node */
import { bookWhileServersCrash } from '../booking/killedServers';

jest.setTimeout(600_000);

test('500 visitors after 50 times, while web servers and the tyre hotel crash: none is booked twice, none is told what is not so', async () => {
  const report = await bookWhileServersCrash({
    system: 'tirehotel',
    visitors: 500,
    times: 50,
    seed: 20_261_123,
  });
  const { absent, unwanted, doubled } = report;
  expect({ absent, unwanted, doubled }).toEqual({ absent: [], unwanted: [], doubled: 0 });
  expect(report.visitors).toBe(500);
  expect(report.confirmed + report.refused).toBe(500);
  expect(report.confirmed).toBeGreaterThan(20);
  expect(report.crashes).toBeGreaterThan(2);
});
