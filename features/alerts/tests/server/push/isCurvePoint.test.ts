import { createECDH } from 'node:crypto';
import { isListedHost } from '../../../../../platform/http/isListedHost';
import { isCurvePoint } from '../../../server/push/isCurvePoint';

test('a key is a point of the curve, not only as long as one', () => {
  const key = createECDH('prime256v1').generateKeys('base64url');
  expect(isCurvePoint(key)).toBe(true);
  expect(isCurvePoint(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isCurvePoint('')).toBe(false);
});

test('subdomains have a name', () => {
  expect(isListedHost('web.push.apple.com', ['*.push.apple.com'])).toBe(true);
  expect(isListedHost('.push.apple.com', ['*.push.apple.com'])).toBe(false);
});
