import type { LanguageWords } from './languageWords';

export const en: LanguageWords = {
  ignored: ['car', 'cars', 'vehicle', 'vehicles', 'with', 'and', 'for', 'sale', 'buy'],
  synonyms: [
    {
      words: ['ev', 'evs', 'bev', 'electric', 'electric car', 'electric cars'],
      field: 'car_fuel',
      values: ['Electric', 'El', 'Elektrisk', 'Elektrina', 'Elektro', 'Sähkö'],
    },
    {
      words: ['plug in', 'plug in hybrid', 'plugin'],
      field: 'car_fuel',
      values: [
        'Plug-in hybrid',
        'Laddhybrid',
        'Ladbar hybrid',
        'Plug-in hybrid',
        'Lataushybridi',
        'Ladattava hybridi',
      ],
    },
    {
      words: ['petrol', 'gasoline', 'gas'],
      field: 'car_fuel',
      values: ['Petrol', 'Bensin', 'Benzín', 'Bensiini'],
    },
    {
      words: ['four wheel drive', 'all wheel drive', '4wd', '4x4', 'awd'],
      field: 'car_drive',
      values: [
        'AWD',
        '4WD',
        'All-wheel drive',
        'Four-wheel drive',
        'Fyrhjulsdrift',
        'Firehjulsdrift',
        'Neliveto',
        'Pohon 4×4',
        '4x4',
      ],
    },
    {
      words: ['front wheel drive', 'fwd'],
      field: 'car_drive',
      values: ['FWD', 'Front-wheel drive', 'Framhjulsdrift', 'Forhjulsdrift', 'Etuveto'],
    },
    {
      words: ['rear wheel drive', 'rwd'],
      field: 'car_drive',
      values: ['RWD', 'Rear-wheel drive', 'Bakhjulsdrift', 'Takaveto'],
    },
    {
      words: ['auto', 'automatic'],
      field: 'car_gearbox',
      values: ['Automatic', 'Automat', 'Automaatti', 'Automatická'],
    },
    {
      words: ['stick shift', 'manual gearbox'],
      field: 'car_gearbox',
      values: ['Manual', 'Manuell', 'Manuaali', 'Manuálna'],
    },
    {
      words: ['wagon', 'station wagon', 'touring'],
      field: 'car_body',
      values: ['Estate', 'Kombi', 'Stasjonsvogn', 'Farmari'],
    },
    { words: ['sedan'], field: 'car_body', values: ['Saloon', 'Sedan'] },
    { words: ['van', 'vans'], field: 'car_vehicle_type_code', values: ['LCV'] },
    { words: ['used', 'second hand', 'pre owned'], field: 'car_is_used', values: ['true'] },
    { words: ['brand new', 'new car', 'new cars'], field: 'car_is_used', values: ['false'] },
    { words: ['towbar', 'tow hitch', 'hitch'], texts: ['tow bar', 'towbar'] },
    { words: ['satnav', 'gps'], texts: ['sat nav', 'satellite navigation', 'navigation'] },
  ],
  compoundSegments: [],
};
