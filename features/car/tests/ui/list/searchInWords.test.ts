import { listTexts } from '../../../ui/list/listTexts';
import { readListState } from '../../../ui/list/listState';
import { searchInWords, searchTitle } from '../../../ui/list/searchInWords';
import { messagesOf } from '../../../../../messages/messagesOf';
import type { Language } from '../../../../../sites/site.types';

const locales = { sv: 'sv-SE', nb: 'nb-NO', en: 'en-GB', sk: 'sk-SK', fi: 'fi-FI' } as const;
const currencies = { sv: 'SEK', nb: 'NOK', en: 'GBP', sk: 'EUR', fi: 'EUR' } as const;

function createTexts(language: Language) {
  const messages = messagesOf(language);
  return listTexts({
    message: (key) => messages[key],
    language,
    locale: locales[language],
    currency: currencies[language],
    mileageUnit: language === 'sv' ? 'mil' : 'km',
  });
}

const describeQuery = (query: string, language: Language = 'sv') =>
  searchInWords(readListState(new URLSearchParams(query)), createTexts(language)).replace(
    /\s/g,
    ' ',
  );

test('a search is described in natural words: makes with their models, lower case, amounts', () => {
  const query =
    'car_brand=Volvo&car_model=Volvo%3EXC60&car_fuel=Diesel&car_gearbox=Automat&car_body=SUV&car_price=&car_price=300000';
  expect(describeQuery(query)).toBe('Volvo XC60, SUV, diesel, automat, upp till 300 000 kr');
});

test('a make without a chosen model is listed separately, and a monthly cost is named', () => {
  const query =
    'car_brand=Volvo&car_brand=Kia&car_model=Kia%3EEV6&car_loan_monthly_cost=&car_loan_monthly_cost=3000&keyphrase=drag';
  expect(describeQuery(query)).toBe('Volvo, Kia EV6, månadskostnad lån upp till 3 000 kr, ”drag”');
});

test('the place of the search is part of the sentence', () => {
  const state = readListState(new URLSearchParams('car_fuel=Diesel'));
  const sentence = searchInWords(state, createTexts('sv'), { place: 'Inom 50 km från Uppsala' });
  expect(sentence).toBe('diesel, inom 50 km från Uppsala');
});

test('a search without choices has an empty description', () => {
  expect(describeQuery('sort=price_asc&page=2')).toBe('');
});

test('every language has its own words and noun forms', () => {
  const query = 'car_fuel=Diesel&car_price=&car_price=20000';
  const sentences = (['sv', 'nb', 'en', 'sk', 'fi'] as const).map((language) =>
    describeQuery(query, language),
  );
  expect(sentences).toEqual([
    'diesel, upp till 20 000 kr',
    'diesel, opptil 20 000 kr',
    'diesel, up to £20,000',
    'diesel, do 20 000 €',
    'diesel, enintään 20 000 €',
  ]);
  const nouns = [1, 2, 5].map((count) => createTexts('sk').cars(count));
  expect(nouns).toEqual(['1 vozidlo', '2 vozidlá', '5 vozidiel']);
  expect(createTexts('sv').cars(1)).toBe('1 bil');
  expect(createTexts('fi').cars(124)).toBe('124 autoa');
  expect(createTexts('en').cars(20_000)).toBe('10000+ cars');
});

test('a title has only words of the stock, four at most', () => {
  const title = (query: string) => searchTitle(readListState(new URLSearchParams(query)), 'sv');
  expect(title('car_fuel=Diesel&car_gearbox=Automat')).toBe('Diesel, automat');
  expect(title('car_seats=7&car_price=&car_price=20000')).toBeUndefined();
  expect(
    title('car_color=Bl%C3%A5&car_color=R%C3%B6d&car_color=Vit&car_color=Gul&car_color=Svart'),
  ).toBe('Blå, röd, vit, gul');
});

test('excluded values are described with “not”, in every language', () => {
  const query = 'car_body=SUV&-car_brand=Tesla&-car_model=Volvo%3EXC60&-car_fuel=Diesel';
  const sentences = (['sv', 'nb', 'en', 'sk', 'fi'] as const).map((language) =>
    describeQuery(query, language),
  );
  expect(sentences).toEqual([
    'SUV, inte Tesla, inte Volvo XC60, inte diesel',
    'SUV, ikke Tesla, ikke Volvo XC60, ikke diesel',
    'SUV, not Tesla, not Volvo XC60, not diesel',
    'SUV, nie Tesla, nie Volvo XC60, nie diesel',
    'SUV, ei Tesla, ei Volvo XC60, ei diesel',
  ]);
});

test('equipment alone makes no title', () => {
  const title = (query: string) => searchTitle(readListState(new URLSearchParams(query)), 'sv');
  expect(title('car_equipment=Dragkrok')).toBeUndefined();
  expect(title('car_equipment=Dragkrok&car_body=SUV')).toBe('SUV, dragkrok');
});

test('a list without a body type is named “Cars”', () => {
  const equipment = { facet: 'car_equipment', levels: ['Dragkrok'] };
  const { listHeading } = createTexts('sv');
  expect(listHeading([equipment])).toBe('Bilar: dragkrok');
  expect(listHeading([{ facet: 'car_seats', levels: ['7'] }])).toBe('Bilar: 7 säten');
  expect(listHeading([{ facet: 'car_body', levels: ['SUV'] }, equipment])).toBe('SUV, Dragkrok');
});
