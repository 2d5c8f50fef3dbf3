import { createVisitLinks } from '../../../server/visits/visitLinks';

const KEY = '3f2b8c1e-7a4d-4e5f-9b6a-0c1d2e3f4a5b';
const END = Date.parse('2026-12-01T08:00:00Z');

function linksAt(now: string, secret = 'a secret of ours') {
  return createVisitLinks(secret, () => Date.parse(now));
}

describe('what became of a change', () => {
  const told = linksAt('2026-11-24T08:00:00Z').toldOf('moved');

  it('is told for two minutes, and by us alone', () => {
    expect(linksAt('2026-11-24T08:01:59Z').changeOf(told)).toBe('moved');
    expect(linksAt('2026-11-24T08:02:00Z').changeOf(told)).toBeUndefined();
    for (const forged of ['moved', 'booked', '', `${told}A`, told.slice(2)]) {
      expect(linksAt('2026-11-24T08:00:00Z').changeOf(forged)).toBeUndefined();
    }
    const other = linksAt('2026-11-24T08:00:00Z', 'another secret').toldOf('moved');
    expect(linksAt('2026-11-24T08:00:00Z').changeOf(other)).toBeUndefined();
  });
});

describe('the token of a link to a visit', () => {
  const links = linksAt('2026-11-24T08:00:00Z');
  const token = links.tokenOf(KEY, END);

  it('opens the one visit until its end', () => {
    expect(token).toMatch(/^[\w-]+$/);
    expect(links.keyOf(token)).toBe(KEY);
    expect(linksAt('2026-12-01T07:59:59Z').keyOf(token)).toBe(KEY);
    expect(linksAt('2026-12-01T08:00:00Z').keyOf(token)).toBeUndefined();
  });

  it('opens nothing once a single sign of it is another one', () => {
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      expect(links.keyOf(forged)).toBeUndefined();
    }
  });

  it.each(['', 'x', token.slice(1), `${token}A`, `${token} `, '\u0000'.repeat(72)])(
    'opens nothing as %j',
    (sent) => {
      expect(links.keyOf(sent)).toBeUndefined();
    },
  );

  it('is of no use with another secret', () => {
    expect(linksAt('2026-11-24T08:00:00Z', 'another secret').keyOf(token)).toBeUndefined();
  });
});
