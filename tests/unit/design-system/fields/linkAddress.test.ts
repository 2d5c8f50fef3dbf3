import { linkAddress } from '../../../../design-system/fields/linkAddress';

test.each([
  [{ href: '/om' }, '/om'],
  [{ href: '/om', querystring: 'a=b', anchor: 'y' }, '/om?a=b#y'],
  [{ href: '/om', querystring: '?a=b', anchor: '#y' }, '/om?a=b#y'],
  [{ href: '/om#y', querystring: 'a=b' }, '/om?a=b#y'],
  [{ href: '/om?a=b', querystring: 'a=b' }, '/om?a=b'],
  [{ href: '/om?x=1#y', querystring: 'a=b&x=1', anchor: 'y' }, '/om?x=1&a=b#y'],
  [{ href: '/om?sc_site=x', querystring: 'a=b' }, '/om?a=b'],
  [{ href: '/om?sc_site=x' }, '/om'],
  [{ href: '/om?', anchor: 'y' }, '/om#y'],
  [{ linktype: 'anchor', href: 'my_anchor', anchor: 'my_anchor' }, '#my_anchor'],
  [{ linktype: 'anchor', href: '#my_anchor' }, '#my_anchor'],
  [{ href: '', anchor: 'x' }, '#x'],
  [{ href: '', querystring: 'a=b' }, '?a=b'],
  [
    { linktype: 'mailto', href: 'mailto:a@example.com?subject=Hej' },
    'mailto:a@example.com?subject=Hej',
  ],
  [{ linktype: 'anchor', href: '', anchor: '' }, ''],
  [{ href: '' }, ''],
])('a link field of %j has the address %s', (value, address) => {
  expect(linkAddress(value)).toBe(address);
});
