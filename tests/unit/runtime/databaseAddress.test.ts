/** @jest-environment node */
import { sharedVariables } from '../../../runtime/environment';

const read = (address: string) =>
  sharedVariables.validateSyncAt('DATABASE_URL', { DATABASE_URL: address });

test.each(['postgres://user:pass%23word@db:5432/site', 'postgresql://db/site'])(
  '%s is taken',
  (it) => expect(read(it)).toBe(it),
);

test.each([
  'postgres://u:secret#1@127.0.0.1:9/x',
  'postgres://u:secret%@h ost/x',
  'http://db/site',
])('%s is refused before anything connects, and not echoed', (it) => {
  expect(check(it)).toBe(false);
  expect(() => sharedVariables.fields.DATABASE_URL.validateSync(it)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') as string }),
  );
});
