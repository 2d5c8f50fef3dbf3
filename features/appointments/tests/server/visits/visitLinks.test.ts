import { createVisitLinks } from '../../../server/visits/visitLinks';

const KEY = '3f2b8c1e-7a4d-4e5f-9b6a-0c1d2e3f4a5b';
const END = Date.parse('2026-12-01T08:00:00Z');

function createLinksAt(now: string, secret = 'a secret of ours') {
  return createVisitLinks(secret, () => Date.parse(now));
}

describe('the signed outcome of a change', () => {
  const signed = createLinksAt('2026-11-24T08:00:00Z').signChange('moved');

  it('is valid for two minutes, and only with our own signature', () => {
    expect(createLinksAt('2026-11-24T08:01:59Z').readChange(signed)).toBe('moved');
    expect(createLinksAt('2026-11-24T08:02:00Z').readChange(signed)).toBeUndefined();
    for (const forged of ['moved', 'booked', '', `${signed}A`, signed.slice(2)]) {
      expect(createLinksAt('2026-11-24T08:00:00Z').readChange(forged)).toBeUndefined();
    }
    const otherSignature = createLinksAt('2026-11-24T08:00:00Z', 'another secret').signChange(
      'moved',
    );
    expect(createLinksAt('2026-11-24T08:00:00Z').readChange(otherSignature)).toBeUndefined();
  });
});

describe('the token in a link to a visit', () => {
  const links = createLinksAt('2026-11-24T08:00:00Z');
  const token = links.createToken(KEY, END);

  it('opens one visit until it expires', () => {
    expect(token).toMatch(/^[\w-]+$/);
    expect(links.verifyToken(token)).toBe(KEY);
    expect(createLinksAt('2026-12-01T07:59:59Z').verifyToken(token)).toBe(KEY);
    expect(createLinksAt('2026-12-01T08:00:00Z').verifyToken(token)).toBeUndefined();
  });

  it('is rejected when any single character differs', () => {
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      expect(links.verifyToken(forged)).toBeUndefined();
    }
  });

  it.each(['', 'x', token.slice(1), `${token}A`, `${token} `, '\u0000'.repeat(72)])(
    'is rejected as %j',
    (signedText) => {
      expect(links.verifyToken(signedText)).toBeUndefined();
    },
  );

  it('is rejected with another secret', () => {
    expect(
      createLinksAt('2026-11-24T08:00:00Z', 'another secret').verifyToken(token),
    ).toBeUndefined();
  });
});
