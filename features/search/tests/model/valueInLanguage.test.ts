import { valueInLanguage } from '../../model/valueInLanguage';
import { en } from '../../../../services/stock/words/en';
import { fi } from '../../../../services/stock/words/fi';
import { nb } from '../../../../services/stock/words/nb';
import { sk } from '../../../../services/stock/words/sk';
import { sv } from '../../../../services/stock/words/sv';

/** Kinds of values of the stock by their field. */
const kinds = {
  car_fuel: 'fuel',
  car_body: 'body',
  car_gearbox: 'gearbox',
  car_drive: 'drive',
  car_color: 'colour',
  car_condition: 'condition',
} as const;

it.each(Object.entries({ sv, nb, sk, fi }))(
  'every value that a stock in %s uses has an English translation',
  (_language, words) => {
    const pairs = Object.entries(kinds).flatMap(([field, kind]) =>
      Object.entries(words[kind]).map(([code, value]) => [
        `${value} is ${valueInLanguage(field, value, 'en')}`,
        `${value} is ${(en[kind] as Record<string, string>)[code]}`,
      ]),
    );
    expect(pairs.map(([actual]) => actual)).toEqual(pairs.map(([, expected]) => expected));
  },
);

it('other languages keep the words of the stock, and unknown values are unchanged', () => {
  expect(valueInLanguage('car_fuel', 'Bensin', 'sv')).toBe('Bensin');
  expect(valueInLanguage('car_fuel', 'Vätgas', 'en')).toBe('Vätgas');
  // The same word has another translation in another field.
  expect(valueInLanguage('car_body', 'El', 'en')).toBe('El');
});
