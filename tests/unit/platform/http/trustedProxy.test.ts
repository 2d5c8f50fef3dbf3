import { isProxyAddress, trustedProxy } from '../../../../platform/http/trustedProxy';

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['2001:db8::1', true],
  ['2001:db8::2', false],
  ['192.168.0.1', false],
  ['nonsense', false],
  [undefined, false],
])('with loopback, a range and an address configured, %s is trusted: %s', (address, expected) => {
  expect(trustedProxy(['loopback', '10.0.0.0/8', '2001:db8::1'])(address)).toBe(expected);
});

test('no address is trusted when no proxy is configured', () => {
  expect(trustedProxy([])('127.0.0.1')).toBe(false);
});

test.each(['proxy.example', '10.0.0.0/99', '1', 'loop-back', ''])(
  '%s is not a valid entry',
  (entry) => {
    expect(isProxyAddress(entry)).toBe(false);
  },
);

test.each(['loopback', 'uniquelocal', '10.0.0.0/8', '2001:db8::/32', '::1'])(
  '%s is a valid entry',
  (entry) => {
    expect(isProxyAddress(entry)).toBe(true);
  },
);
