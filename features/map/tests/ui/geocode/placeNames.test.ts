import { loadPlaceNames } from '../../../ui/geocode/placeNames';

test.each([
  [
    'SE',
    ['lund', 'lunds', 'goteborgs', 'gbg', 'sthlm'],
    ['Lund', 'Lund', 'Göteborg', 'Göteborg', 'Stockholm'],
  ],
  ['NO', ['oslo', 'bergens', 'trondhjem'], ['Oslo', 'Bergen', 'Trondheim']],
  [
    'FI',
    [
      ...['turun', 'turussa', 'helsingista', 'tampereelta', 'tamperetta', 'lahden', 'espooseen'],
      ...['seinajoella', 'rovaniemen', 'hyvinkaalta', 'lappeenrannassa', 'uudenkaupungin', 'abo'],
    ],
    [
      ...['Turku', 'Turku', 'Helsinki', 'Tampere', 'Tampere', 'Lahti', 'Espoo'],
      ...['Seinäjoki', 'Rovaniemi', 'Hyvinge', 'Lappeenranta', 'Uusikaupunki', 'Turku'],
    ],
  ],
  [
    'SK',
    [
      'ziliny',
      'zilinou',
      'kosic',
      'kosiciach',
      'banskej bystrici',
      'novych zamkoch',
      'trencina',
      'komarne',
    ],
    ['Žilina', 'Žilina', 'Košice', 'Košice', 'Banská Bystrica', 'Nové Zámky', 'Trenčín', 'Komárno'],
  ],
] as const)('towns of %s are recognised in their inflected forms', async (country, text, towns) => {
  const places = await loadPlaceNames(country);
  expect(text.map((word) => places.findTown(word)?.name)).toEqual(towns);
});

test('a mistyped town matches the nearest one, and an unrelated word matches none', async () => {
  const places = await loadPlaceNames('SE');
  expect(places.findNearestTown('goteborj')?.name).toBe('Göteborg');
  expect(places.findNearestTown('xyzzyx')).toBeUndefined();
  expect(places.findPostcode('222 22')?.name).toBe('222 22');
  expect(places.findTown('car')).toBeUndefined();
});

test('a country without a gazetteer has no places', async () => {
  const places = await loadPlaceNames('XX');
  expect(places.findTown('lund')).toBeUndefined();
});
