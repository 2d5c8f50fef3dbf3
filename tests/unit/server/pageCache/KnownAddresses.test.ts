import { KnownAddresses } from '../../../../server/pageCache/KnownAddresses';

const known = { key: 'site /', description: '' };

it('finds an address only on the host that it was remembered for', () => {
  const addresses = new KnownAddresses();
  addresses.remember('a.example', '/', known);
  expect(addresses.find('a.example', '/')).toBe(known);
  expect(addresses.find('b.example', '/')).toBeUndefined();
  addresses.forgetAll();
  expect(addresses.find('a.example', '/')).toBeUndefined();
});

it('does not let long made-up addresses fill the memory', () => {
  const addresses = new KnownAddresses();
  const long = `/${'x'.repeat(4000)}`;
  addresses.remember('a.example', long, known);
  expect(addresses.find('a.example', long)).toBeUndefined();
});
