import { valueInLanguage } from '../../model/valueInLanguage';
import { en } from '../../../../services/stock/words/en';
import { fi } from '../../../../services/stock/words/fi';
import { nb } from '../../../../services/stock/words/nb';
import { sk } from '../../../../services/stock/words/sk';
import { sv } from '../../../../services/stock/words/sv';

/** Kinds of words of the stock by the field that they stand in. */
const kinds = {
  car_fuel: 'fuel',
  car_body: 'body',
  car_gearbox: 'gearbox',
  car_drive: 'drive',
  car_color: 'colour',
  car_condition: 'condition',
} as const;

it.each(Object.entries({ sv, nb, sk, fi }))(
  'every word that a stock in %s writes of its cars is known in English',
  (_language, words) => {
    const pairs = Object.entries(kinds).flatMap(([field, kind]) =>
      Object.entries(words[kind]).map(([code, value]) => [
        `${value} is ${valueInLanguage(field, value, 'en')}`,
        `${value} is ${(en[kind] as Record<string, string>)[code]}`,
      ]),
    );
    expect(pairs.map(([found]) => found)).toEqual(pairs.map(([, wanted]) => wanted));
  },
);

it('other languages read what the stock says, and what is not known stays', () => {
  expect(valueInLanguage('car_fuel', 'Bensin', 'sv')).toBe('Bensin');
  expect(valueInLanguage('car_fuel', 'Vätgas', 'en')).toBe('Vätgas');
  // A word is another one in another field.
  expect(valueInLanguage('car_body', 'El', 'en')).toBe('El');
});
