import { findTimeStep } from '../../../../../cms/authoring/people/usedCodes';

// The example of RFC 6238, appendix B, in six digits.
const secret = '12345678901234567890';

test('[EDIT-60] the time step of a code is found for clocks that differ by half a minute, no more', () => {
  for (const seconds of [59, 30, 89])
    expect(findTimeStep(secret, '287082', seconds * 1000)).toBe(1);
  expect(findTimeStep(secret, '287082', 120_000)).toBeUndefined();
  expect(findTimeStep(secret, '000000', 59_000)).toBeUndefined();
});
