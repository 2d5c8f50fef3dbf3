/** @jest-environment node */
import { signNotice } from '../../../../../../server/embedded/content/publishing/signature';
import { isSignedNotice } from '../../../../../../server/pageCache/publishSignature';

test('the web process accepts the signature, for that body, time and secret alone', () => {
  const time = new Date('2026-11-21T09:00:00Z');
  const header = signNotice('secret', '{"site":"a"}', time);
  const nowSeconds = time.getTime() / 1000;
  const options = { header, body: Buffer.from('{"site":"a"}'), secret: 'secret', nowSeconds };
  expect(isSignedNotice(options)).toBe(true);
  expect(isSignedNotice({ ...options, body: Buffer.from('{"site":"b"}') })).toBe(false);
  expect(isSignedNotice({ ...options, secret: 'other' })).toBe(false);
  expect(isSignedNotice({ ...options, nowSeconds: nowSeconds + 3600 })).toBe(false);
});
