import type { BlockExamples } from '../blockExamples';
import { exampleKits } from '../../features/kits/ui/exampleKits';
import { noChoice } from '../../features/search/ui/listState';
import type { KitShopData } from '../../features/kits/ui/shop/kitShopData';

const data: KitShopData = {
  kits: exampleKits,
  total: 61,
  facets: [
    {
      name: 'make>model>modelYear',
      type: 'value',
      values: [
        { text: 'Audi', count: 21 },
        {
          text: 'Volvo',
          count: 40,
          children: [
            { text: 'XC40', count: 18 },
            { text: 'XC60', count: 22 },
          ],
        },
      ],
    },
    {
      name: 'kitCategory',
      type: 'value',
      values: [
        { text: 'Interior', count: 30 },
        { text: 'Towing', count: 31 },
      ],
    },
    {
      name: 'retailPrice',
      type: 'histogram',
      min: 20,
      max: 1800,
      values: [9, 14, 11, 8, 6, 5, 3, 3, 1, 1].map((count, at) => ({
        min: 20 + at * 178,
        max: 197 + at * 178,
        count,
      })),
    },
  ],
  state: { ...noChoice, values: { 'make>model>modelYear': ['Volvo'] } },
  listPath: '/kits',
  perPage: 24,
  sorts: [
    { order: 'name', label: 'Name' },
    { order: 'price_asc', label: 'Lowest price' },
  ],
  vehicle: 'Volvo',
  sessionSample: false,
};

const fields = { Title: { value: 'Accessory kits' }, TitleTag: 'h1' } as const;

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { ...fields, Text: { value: 'Choose kits and send the quote.' }, data },
  Details: { ...fields, data: { ...data, details: exampleKits[0] } },
  NothingFound: {
    ...fields,
    data: { ...data, kits: [], total: 0, vehicle: 'Volvo 740' },
  },
  ServiceFails: { ...fields, data: { ...data, kits: [], total: 0, facets: [], failed: true } },
} satisfies BlockExamples<'KitShop'>;
