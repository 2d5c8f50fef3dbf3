import { runKillPoints } from '../leads/killPoints';

jest.setTimeout(600_000);

test('[FORM-15] [FORM-18] [FORM-29] [FORM-40] [OQ-78] every enquiry, of whatever form, that was accepted arrives once, though servers are killed and the service misbehaves', async () => {
  const { accepted, acceptedByForm, lost, changed, strange } = await runKillPoints(20, 20_261_121);
  expect({ lost, changed, strange }).toEqual({ lost: [], changed: [], strange: [] });
  expect(accepted).toBeGreaterThan(3);
  expect(Object.keys(acceptedByForm)).toHaveLength(5);
});
