import { runKillPoints } from '../leads/killPoints';

jest.setTimeout(600_000);

test('[FORM-15] [FORM-18] [FORM-29] [FORM-40] [OQ-78] each accepted enquiry of any form arrives once, although servers are killed and comhub misbehaves', async () => {
  const { accepted, acceptedByForm, lost, changed, strange } = await runKillPoints(20, 20_261_121);
  expect({ lost, changed, strange }).toEqual({ lost: [], changed: [], strange: [] });
  expect(accepted).toBeGreaterThan(3);
  expect(Object.keys(acceptedByForm)).toHaveLength(5);
});
