import { sharedVariables } from '../../../platform/environment';

const read = (address: string): unknown =>
  sharedVariables.validateSyncAt('DATABASE_URL', { DATABASE_URL: address });

test.each(['postgres://user:pass%23word@db:5432/site', 'postgresql://db/site'])(
  '%s is taken',
  (address) => expect(read(address)).toBe(address),
);

test.each([
  'postgres://u:secret#1@127.0.0.1:9/x',
  'postgres://u:secret%@h ost/x',
  'http://db/secret',
])('%s is refused before anything connects, and not echoed', (address) => {
  expect(() => read(address)).toThrow(/must start with|is no address/);
  expect(() => read(address)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') as string }),
  );
});
