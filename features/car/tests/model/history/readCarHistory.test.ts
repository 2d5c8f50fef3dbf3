import { readCarHistory } from '../../../model/history/readCarHistory';

const inspection = {
  date: '2026-11-02',
  by: 'Automotive Lund',
  points: 120,
  wear: [{ kind: 'stoneChips', place: 'bonnet', picture: 'https://media.example/chip.webp' }],
};

test('valid fields are read, and unknown ones are dropped', () => {
  const valid = {
    owners: 2,
    keys: 2,
    services: [{ date: '2025-03-01', odometer: 31_000, place: 'Automotive Lund' }],
    inspection,
    recalls: [],
    tyres: [{ kind: 'studded', isMounted: true, depthsMm: { frontLeft: 7.1 } }],
    warranties: [{ kind: 'maker', until: '2027-02-01', untilOdometer: 100_000 }],
    statutoryTest: { next: '2027-05-01' },
    batteryHealth: { percent: 94, date: '2026-10-01', method: 'discharge' },
  };
  expect(readCarHistory({ ...valid, secret: 'x' })).toEqual(valid);
});

test.each([
  ['a text', 'many services'],
  ['null', null],
  ['an empty object', {}],
  ['an object with only invalid fields', { owners: 0, keys: '2', services: 'all' }],
])('%s is not a history', (_, value) => {
  expect(readCarHistory(value)).toBeUndefined();
});

test.each([
  ['an impossible day', { services: [{ date: '2025-02-30' }] }],
  ['a negative reading', { services: [{ date: '2025-02-28', odometer: -1 }] }],
  ['an unknown place', { inspection: { ...inspection, wear: [{ kind: 'dent', place: 'moon' }] } }],
  ['an inspection without a day', { inspection: { wear: [] } }],
  [
    'a picture whose address runs script',
    {
      inspection: {
        ...inspection,
        wear: [{ kind: 'dent', place: 'roof', picture: 'javascript:a()' }],
      },
    },
  ],
  [
    'a tread depth of half a metre',
    { tyres: [{ kind: 'summer', isMounted: true, depthsMm: { rearLeft: 500 } }] },
  ],
  ['a battery health above 100 percent', { batteryHealth: { percent: 104 } }],
  ['a list of 61 items', { recalls: Array(61).fill({ title: 'Brakes', isDone: true }) }],
])('%s drops only its own section', (_, section) => {
  expect(readCarHistory({ keys: 2, ...section })).toEqual({ keys: 2 });
});
