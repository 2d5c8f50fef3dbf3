import { signNotice } from '../../../../../cms/authoring/publishing/signature';
import { signedAt } from '../../../../../server/pageCache/publishSignature';

test('the web process accepts the signature, for that body, time and secret alone', () => {
  const time = new Date('2026-11-21T09:00:00Z');
  const header = signNotice('secret', '{"site":"a"}', time);
  const nowSeconds = time.getTime() / 1000;
  const options = { header, body: Buffer.from('{"site":"a"}'), secret: 'secret', nowSeconds };
  expect(signedAt(options)).toBe(nowSeconds);
  expect(signedAt({ ...options, body: Buffer.from('{"site":"b"}') })).toBeUndefined();
  expect(signedAt({ ...options, secret: 'other' })).toBeUndefined();
  expect(signedAt({ ...options, nowSeconds: nowSeconds + 3600 })).toBeUndefined();
});
