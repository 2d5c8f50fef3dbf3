import type { FieldContract } from '../../../../schema/contract';
import { checkFieldValue } from '../../../../cms/items/checkFieldValue';

const toneContract: FieldContract = { kind: 'enum', of: 'Tone', values: ['Dark', 'Light'] };
const id = '0e1f2a3b-4c5d-4e6f-8a7b-9c0d1e2f3a4b';
const plainId = id.replaceAll('-', '').toUpperCase();

test.each<[FieldContract, unknown, unknown]>([
  [{ kind: 'text' }, 'a', 'a'],
  [{ kind: 'text' }, 450, '450'],
  [{ kind: 'text' }, '', undefined],
  [{ kind: 'boolean' }, false, false],
  [{ kind: 'integer' }, 3, 3],
  [{ kind: 'number' }, 2.5, 2.5],
  [toneContract, 'Dark', 'Dark'],
  [{ kind: 'date' }, '2026-11-21', '2026-11-21T00:00:00.000Z'],
  [{ kind: 'date' }, '2026-11-21T09:00:00+01:00', '2026-11-21T08:00:00.000Z'],
  [{ kind: 'link' }, { href: '/a', text: 'A' }, { href: '/a', text: 'A' }],
  [
    { kind: 'image' },
    { src: '/a.jpg', width: 10, height: 5 },
    { src: '/a.jpg', width: 10, height: 5 },
  ],
  [{ kind: 'item', of: 'X' }, id, plainId],
  [{ kind: 'items', of: 'X' }, [id], [plainId]],
  [{ kind: 'link' }, null, undefined],
])('%j accepts %j', (contract, raw, value) => {
  expect(checkFieldValue(contract, raw)).toEqual({ ok: true, value });
});

test.each<[FieldContract, unknown, RegExp]>([
  [{ kind: 'text' }, { sv: 'a' }, /must be text/],
  [{ kind: 'richText' }, 3, /must be HTML/],
  [{ kind: 'boolean' }, 'yes', /true or false/],
  [{ kind: 'integer' }, 2.5, /whole number/],
  [{ kind: 'number' }, '2', /must be a number/],
  [toneContract, 'dark', /one of Dark, Light$/],
  [{ kind: 'date' }, '21/11/2026', /date/],
  [{ kind: 'link' }, '/a', /link with at least href/],
  [{ kind: 'link' }, { text: 'A' }, /must have an address/],
  [{ kind: 'link' }, { href: '/a', linktype: 'javascript' }, /linktype/],
  [{ kind: 'link' }, { href: '/a', url: '/b' }, /no other parts/],
  [{ kind: 'image' }, { src: '/a.jpg', width: '10' }, /width/],
  [{ kind: 'items', of: 'X' }, ['a'], /list of ids or paths of items/],
])('%j rejects %j', (contract, raw, problem) => {
  const result = checkFieldValue(contract, raw);
  expect(result.ok ? 'accepted' : result.problem.text).toMatch(problem);
});
