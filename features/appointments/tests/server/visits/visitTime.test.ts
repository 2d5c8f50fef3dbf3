import { dialled } from '../../../server/visits/dialled';
import { instantOf, linkEndOf, reminderOf, visitSpan } from '../../../server/visits/visitTime';

const iso = (instant: number) => new Date(instant).toISOString();

describe('the time of a visit', () => {
  it.each([
    ['2026-11-24T08:00:00', 'SE', '2026-11-24T07:00:00.000Z'],
    ['2026-07-01T08:30:00', 'SE', '2026-07-01T06:30:00.000Z'],
    // Clocks are changed in the night before: 25 October and 29 March 2026.
    ['2026-10-25T08:00:00', 'SE', '2026-10-25T07:00:00.000Z'],
    ['2026-03-29T08:00:00', 'SE', '2026-03-29T06:00:00.000Z'],
    ['2026-07-01T08:30:00', 'GB', '2026-07-01T07:30:00.000Z'],
    ['2026-11-24T08:00:00', 'FI', '2026-11-24T06:00:00.000Z'],
  ] as const)('%s in %s is %s', (local, country, expected) => {
    expect(iso(instantOf(local, country))).toBe(expected);
  });

  it('is reminded of at noon of the day before', () => {
    expect(iso(reminderOf('2026-11-24T08:00:00', 'SE'))).toBe('2026-11-23T11:00:00.000Z');
    expect(iso(reminderOf('2026-03-01T16:30:00', 'SE'))).toBe('2026-02-28T11:00:00.000Z');
  });

  it('is a week before the end of its link', () => {
    expect(iso(linkEndOf('2026-11-24T08:00:00', 'SE'))).toBe('2026-12-01T07:00:00.000Z');
  });
});

describe('what a visit takes up in a calendar', () => {
  const at = (timeSlot: string, isFullDay: boolean) =>
    ({ timeSlot, isFullDay }) as Parameters<typeof visitSpan>[0]['request'];
  const spanOf = (visit: Parameters<typeof visitSpan>[0]) => {
    const { start, end } = visitSpan(visit, 'SE');
    return [iso(start), iso(end)];
  };

  it('lasts until it is reckoned to end, or an hour where nobody tells', () => {
    const request = at('2026-11-24T08:30:00', false);
    expect(spanOf({ request, endsAt: '2026-11-24T10:45:00' })).toEqual([
      '2026-11-24T07:30:00.000Z',
      '2026-11-24T09:45:00.000Z',
    ]);
    expect(spanOf({ request })).toEqual(['2026-11-24T07:30:00.000Z', '2026-11-24T08:30:00.000Z']);
  });

  it('is the whole day of a car that stays', () => {
    const request = at('2026-11-24T08:00:00', true);
    expect(spanOf({ request, endsAt: '2026-11-24T17:00:00' })).toEqual([
      '2026-11-24T00:00:00.000Z',
      '2026-11-25T00:00:00.000Z',
    ]);
  });
});

test.each([
  ['070 174 06 05', 'SE', '+46701740605'],
  ['+46 70 174 06 05', 'SE', '+46701740605'],
  ['40612345', 'NO', '+4740612345'],
  ['+358 40 1234567', 'SE', '+358401234567'],
  ['0903 123 456', 'SK', '+421903123456'],
] as const)('%s is dialled from %s as %s', (phone, country, expected) => {
  expect(dialled(phone, country)).toBe(expected);
});
