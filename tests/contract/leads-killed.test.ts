/** @jest-environment node */
import { runKillPoints } from '../leads/killPoints';

jest.setTimeout(600_000);

test('[FORM-15] [FORM-18] [OQ-78] every enquiry that was accepted arrives once, though servers are killed and the service misbehaves', async () => {
  const { accepted, lost, changed, strange } = await runKillPoints(15, 20_261_121);
  expect({ lost, changed, strange }).toEqual({ lost: [], changed: [], strange: [] });
  expect(accepted).toBeGreaterThan(3);
});
