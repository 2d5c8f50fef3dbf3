import { findPlace } from '../../../ui/geocode/findPlace';

test.each([
  ['752 37', 'SE', '752 37', '752 37 Uppsala', 59.86],
  ['75237', 'SE', '752 37', '752 37 Uppsala', 59.86],
  ['0150', 'NO', '0150', '0150 Oslo', 59.91],
  ['33100', 'FI', '33100', '33100 Tampere', 61.5],
  ['040 01', 'SK', '040 01', '040 01 Košice', 48.71],
  ['upsalla', 'SE', 'Uppsala', 'Uppsala', 59.86],
  ['uppsala', 'SE', 'Uppsala', 'Uppsala', 59.86],
  ['upps', 'SE', 'Uppsala', 'Uppsala', 59.86],
  ['st albans', 'GB', 'St Albans', 'St Albans', 51.75],
])('"%s" in %s is found', async (given, country, text, name, lat) => {
  const answer = await findPlace(given, country);
  expect(answer).toMatchObject({ kind: 'found', text, name });
  expect(answer.kind === 'found' && answer.position.lat).toBeCloseTo(lat, 1);
});

test('only the district of a British postcode is kept', async () => {
  for (const text of ['SW1A 1AA', 'sw1a1aa', 'SW1A']) {
    expect(await findPlace(text, 'GB')).toMatchObject({ text: 'SW1A', name: 'SW1A' });
  }
});

test('the position of a visitor is rounded to about a kilometre', async () => {
  expect(await findPlace('59.334591,18.06324', 'SE')).toEqual({
    kind: 'found',
    text: '59.33,18.06',
    position: { lat: 59.33, lng: 18.06 },
  });
});

test('an unknown place returns suggestions of similar towns', async () => {
  const answer = await findPlace('Stokh', 'SE');
  expect(answer).toMatchObject({ kind: 'unknown' });
  expect(answer.kind === 'unknown' && answer.suggestions).toContain('Stockholm');
});

test.each(['999 99', '12', '%', '91,200', ' '])('"%s" has no similar towns', async (text) => {
  expect(await findPlace(text, 'SE')).toEqual({ kind: 'unknown', suggestions: [] });
});

test('an unknown British district matches no other district', async () => {
  expect(await findPlace('ZZ9 9AA', 'GB')).toEqual({ kind: 'unknown', suggestions: [] });
});
