import type { BlockExamples } from '../blockExamples';
import { exampleCars } from '../../features/car/ui/exampleCars';
import type { CarListData } from '../../features/car/ui/list/carListData';
import { noChoice } from '../../features/car/ui/list/listState';

const data: CarListData = {
  cars: exampleCars,
  total: 1234,
  facets: [
    {
      name: 'car_condition',
      type: 'value',
      values: [
        { text: 'Used', count: 1003 },
        { text: 'New', count: 231 },
      ],
    },
    {
      name: 'car_brand>car_model>car_version',
      type: 'value',
      values: [
        ...[
          'Audi',
          'Dacia',
          'Ford',
          'Hyundai',
          'Kia',
          'Mazda',
          'Nissan',
          'Toyota',
          'Volkswagen',
        ].map((text, at) => ({ text, count: 180 - 17 * at })),
        {
          text: 'Volvo',
          count: 211,
          children: [
            { text: 'EX30', count: 64 },
            { text: 'XC60', count: 147 },
          ],
        },
      ],
    },
    {
      name: 'car_price',
      type: 'histogram',
      min: 49900,
      max: 1249000,
      values: [3, 18, 44, 97, 160, 201, 188, 142, 110, 80, 61, 40, 31, 22, 14, 9, 6, 3, 0, 5].map(
        (count, at) => ({ min: 49900 + at * 60000, max: 109899 + at * 60000, count }),
      ),
    },
  ],
  state: {
    ...noChoice,
    values: { 'car_brand>car_model>car_version': ['Volvo', 'Volvo>EX30'] },
    ranges: { car_price: [null, 500000] },
  },
  listPath: '/cars',
  perPage: 24,
  offset: 0,
  sorts: [
    { order: 'newest', label: 'Latest arrivals' },
    { order: 'price_asc', label: 'Lowest price' },
  ],
  suggestions: [],
};

const fields = { Title: { value: 'All our cars' }, TitleTag: 'h1' } as const;

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { ...fields, Text: { value: 'New and used cars from all our dealerships.' }, data },
  ReadFromWords: {
    ...fields,
    data: {
      ...data,
      state: { ...data.state, keyphrase: 'cosy' },
      readAs: { phrase: 'cosy Volvo EX30 one owner near me', asWords: noChoice },
      unread: ['one owner'],
      isNearMe: true,
      droppedWords: ['cosy'],
    },
  },
  NothingFound: {
    ...fields,
    data: {
      ...data,
      cars: [],
      total: 0,
      state: { ...data.state, keyphrase: 'volvvo cabriolet' },
      suggestions: [
        { kind: 'spelling', name: 'volvo cabriolet', state: noChoice, total: 2 },
        { kind: 'range', name: 'car_price', state: noChoice, total: 31 },
        { kind: 'keyphrase', name: 'volvvo cabriolet', state: noChoice, total: 12 },
      ],
    },
  },
  ServiceFails: { ...fields, data: { ...data, cars: [], total: 0, facets: [], failed: true } },
} satisfies BlockExamples<'CarList'>;
