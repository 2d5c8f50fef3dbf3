import { isPublicAddress } from '../../../../server/images/publicAddress';
import { isListedHost } from '../../../../platform/http/isListedHost';

describe('public addresses', () => {
  test.each(['8.8.8.8', '193.10.1.1', '2a00:1450:400f::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '::ffff:8.8.8.8',
    'fec0::1',
    'ff02::1',
    '4000::1',
    'not an address',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test('[SHELL-16] hosts match exactly or by listed subdomain', () => {
  const hosts = ['images.example.com', '*.cdn.example.net'];
  expect(isListedHost('images.example.com', hosts)).toBe(true);
  expect(isListedHost('a.cdn.example.net', hosts)).toBe(true);
  expect(isListedHost('cdn.example.net', hosts)).toBe(false);
  expect(isListedHost('evilcdn.example.net', hosts)).toBe(false);
  expect(isListedHost('example.com', hosts)).toBe(false);
});
