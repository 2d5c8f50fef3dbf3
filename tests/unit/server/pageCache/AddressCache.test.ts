import { AddressCache } from '../../../../server/pageCache/AddressCache';

const cached = { key: 'site /', description: '' };

it('finds an address only on the host that it was stored for', () => {
  const addresses = new AddressCache();
  addresses.remember('a.example', '/', cached);
  expect(addresses.find('a.example', '/')).toBe(cached);
  expect(addresses.find('b.example', '/')).toBeUndefined();
  addresses.forgetAll();
  expect(addresses.find('a.example', '/')).toBeUndefined();
});

it('does not store very long addresses', () => {
  const addresses = new AddressCache();
  const long = `/${'x'.repeat(4000)}`;
  addresses.remember('a.example', long, cached);
  expect(addresses.find('a.example', long)).toBeUndefined();
});
