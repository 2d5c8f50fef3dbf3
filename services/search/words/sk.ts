import type { LanguageWords } from './languageWords';

export const sk: LanguageWords = {
  ignored: ['auto', 'autá', 'áut', 'vozidlo', 'vozidlá', 'na', 'predaj', 's', 'so', 'a', 'kúpiť'],
  synonyms: [
    {
      words: [
        'elektromobil',
        'elektromobily',
        'elektroauto',
        'elektrické auto',
        'elektro',
        'elektrické',
      ],
      field: 'car_fuel',
      values: ['Elektro', 'Elektrina', 'Elektrický', 'Electric'],
    },
    {
      words: ['plug in', 'plugin', 'nabíjateľný hybrid'],
      field: 'car_fuel',
      values: ['Plug-in hybrid', 'Plug-in hybridný'],
    },
    { words: ['benzínové', 'benzínový'], field: 'car_fuel', values: ['Benzín', 'Petrol'] },
    { words: ['nafta', 'naftový', 'naftové'], field: 'car_fuel', values: ['Diesel', 'Nafta'] },
    {
      words: ['štvorpohon', 'pohon štyroch kolies', 'pohon všetkých kolies', '4wd', '4x4', 'awd'],
      field: 'car_drive',
      values: ['4x4', 'AWD', '4WD', 'Pohon všetkých kolies', 'Pohon 4×4'],
    },
    {
      words: ['automatická prevodovka', 'automat'],
      field: 'car_gearbox',
      values: ['Automatická', 'Automat', 'Automatic'],
    },
    {
      words: ['manuál', 'manuálna prevodovka'],
      field: 'car_gearbox',
      values: ['Manuálna', 'Manuál', 'Manual'],
    },
    { words: ['kombík', 'rodinné auto'], field: 'car_body', values: ['Kombi', 'Estate'] },
    { words: ['dodávka', 'dodávky', 'úžitkové'], field: 'car_vehicle_type_code', values: ['LCV'] },
    {
      words: ['ojazdené', 'jazdené', 'ojazdený', 'ojazdenky'],
      field: 'car_is_used',
      values: ['true'],
    },
    { words: ['nové auto', 'nové autá', 'nové vozidlá'], field: 'car_is_used', values: ['false'] },
  ],
  compoundSegments: [],
};
