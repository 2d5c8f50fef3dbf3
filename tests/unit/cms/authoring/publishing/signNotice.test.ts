import { signNotice } from '../../../../../cms/authoring/publishing/signNotice';
import { verifySignature } from '../../../../../server/pageCache/publishSignature';

test('the web process accepts a signature only for its body, time and secret', () => {
  const time = new Date('2026-11-21T09:00:00Z');
  const header = signNotice('secret', '{"site":"a"}', time);
  const nowSeconds = time.getTime() / 1000;
  const options = { header, body: Buffer.from('{"site":"a"}'), secret: 'secret', nowSeconds };
  expect(verifySignature(options)).toBe(nowSeconds);
  expect(verifySignature({ ...options, body: Buffer.from('{"site":"b"}') })).toBeUndefined();
  expect(verifySignature({ ...options, secret: 'other' })).toBeUndefined();
  expect(verifySignature({ ...options, nowSeconds: nowSeconds + 3600 })).toBeUndefined();
});
