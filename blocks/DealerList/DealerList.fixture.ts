import { readDealer } from '../../features/dealers/model/readDealer';
import type { BlockExamples } from '../blockExamples';
import { dealerPlace } from '../../features/dealers/ui/dealerPlace';
import {
  exampleDealerRecords,
  exampleNow,
  exampleZone,
} from '../../features/dealers/ui/exampleDealers';
import type { DealerListData } from './DealerList.data';

const dealers = exampleDealerRecords.flatMap((record) => readDealer(record) ?? []);

const data: DealerListData = {
  state: { search: '', department: '', make: '', page: 1 },
  dealers,
  ids: dealers.map(({ id }) => id),
  total: 12,
  pages: 1,
  places: dealers.flatMap((dealer) => dealerPlace(dealer, '/dealers') ?? []),
  departments: ['NewCars', 'Workshop'],
  makes: [
    { code: 'ford', name: 'Ford' },
    { code: 'volvo', name: 'Volvo' },
  ],
  country: 'SE',
  unit: 'km',
  failed: false,
  now: exampleNow,
  zone: exampleZone,
};

const emptyList: Partial<DealerListData> = { dealers: [], ids: [], places: [] };

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Choose your dealership' },
    Text: { value: 'Search for a town, or see who is open.' },
    data,
  },
  Pages: { Title: { value: 'Our dealerships' }, data: { ...data, total: 130, pages: 3 } },
  NothingFound: {
    Title: { value: 'Our dealerships' },
    data: { ...data, ...emptyList, state: { ...data.state, search: 'Kiruna' } },
  },
  Empty: {
    Title: { value: 'Our dealerships' },
    NoDealersText: { value: 'We are not near you yet' },
    data: { ...data, ...emptyList, total: 0 },
  },
  Failed: {
    Title: { value: 'Our dealerships' },
    data: { ...data, ...emptyList, total: 0, failed: true },
  },
} satisfies BlockExamples<'DealerList'>;
