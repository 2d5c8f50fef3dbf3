import { sharedVariables } from '../../../platform/environment';

const read = (address: string): unknown =>
  sharedVariables.validateSyncAt('DATABASE_URL', { DATABASE_URL: address });

test.each(['postgres://user:pass%23word@db:5432/site', 'postgresql://db/site'])(
  '%s is accepted',
  (address) => expect(read(address)).toBe(address),
);

test.each([
  'postgres://u:secret#1@127.0.0.1:9/x',
  'postgres://u:secret%@h ost/x',
  'http://db/secret',
])('%s is rejected before any connection, without echoing it', (address) => {
  expect(() => read(address)).toThrow(/must start with|must be an address/);
  expect(() => read(address)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') as string }),
  );
});
