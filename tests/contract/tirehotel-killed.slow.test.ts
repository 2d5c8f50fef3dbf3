import { bookWhileServersCrash } from '../booking/killedServers';
import { amount } from '../support/thorough';

jest.setTimeout(600_000);

test('many visitors after few times, while web servers and the tyre hotel crash: none is booked twice, none is told what is not so', async () => {
  const [visitors, times] = [amount(150, 500), amount(20, 50)];
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
