import { toE164 } from '../../../server/visits/toE164';
import { toInstant, linkExpiry, reminderTime, visitSpan } from '../../../server/visits/visitTime';

const iso = (instant: number) => new Date(instant).toISOString();

describe('the time of a visit', () => {
  it.each([
    ['2026-11-24T08:00:00', 'SE', '2026-11-24T07:00:00.000Z'],
    ['2026-07-01T08:30:00', 'SE', '2026-07-01T06:30:00.000Z'],
    // Clocks change on the night before: 25 October and 29 March 2026.
    ['2026-10-25T08:00:00', 'SE', '2026-10-25T07:00:00.000Z'],
    ['2026-03-29T08:00:00', 'SE', '2026-03-29T06:00:00.000Z'],
    ['2026-07-01T08:30:00', 'GB', '2026-07-01T07:30:00.000Z'],
    ['2026-11-24T08:00:00', 'FI', '2026-11-24T06:00:00.000Z'],
  ] as const)('%s in %s is %s', (local, country, expected) => {
    expect(iso(toInstant(local, country))).toBe(expected);
  });

  it('has a reminder at noon of the day before', () => {
    expect(iso(reminderTime('2026-11-24T08:00:00', 'SE'))).toBe('2026-11-23T11:00:00.000Z');
    expect(iso(reminderTime('2026-03-01T16:30:00', 'SE'))).toBe('2026-02-28T11:00:00.000Z');
  });

  it('has a link that expires a week later', () => {
    expect(iso(linkExpiry('2026-11-24T08:00:00', 'SE'))).toBe('2026-12-01T07:00:00.000Z');
  });
});

describe('the span of a visit in a calendar', () => {
  const visitAt = (timeSlot: string, isFullDay: boolean) =>
    ({ timeSlot, isFullDay }) as Parameters<typeof visitSpan>[0]['request'];
  const toIsoSpan = (visit: Parameters<typeof visitSpan>[0]) => {
    const { start, end } = visitSpan(visit, 'SE');
    return [iso(start), iso(end)];
  };

  it('lasts until its expected end, or an hour where the end is unknown', () => {
    const request = visitAt('2026-11-24T08:30:00', false);
    expect(toIsoSpan({ request, endsAt: '2026-11-24T10:45:00' })).toEqual([
      '2026-11-24T07:30:00.000Z',
      '2026-11-24T09:45:00.000Z',
    ]);
    expect(toIsoSpan({ request })).toEqual([
      '2026-11-24T07:30:00.000Z',
      '2026-11-24T08:30:00.000Z',
    ]);
  });

  it('is the whole day where the car stays for the day', () => {
    const request = visitAt('2026-11-24T08:00:00', true);
    expect(toIsoSpan({ request, endsAt: '2026-11-24T17:00:00' })).toEqual([
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
  expect(toE164(phone, country)).toBe(expected);
});
