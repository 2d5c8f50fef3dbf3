import { createECDH } from 'node:crypto';
import { isListedHost } from '../../../../../platform/http/isListedHost';
import { isCurvePoint } from '../../../server/push/isCurvePoint';

test('a key of the right length is refused unless it is a point of the curve', () => {
  const key = createECDH('prime256v1').generateKeys('base64url');
  expect(isCurvePoint(key)).toBe(true);
  expect(isCurvePoint(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isCurvePoint('')).toBe(false);
});

test('a wildcard host matches only subdomains that are not empty', () => {
  expect(isListedHost('web.push.apple.com', ['*.push.apple.com'])).toBe(true);
  expect(isListedHost('.push.apple.com', ['*.push.apple.com'])).toBe(false);
});
