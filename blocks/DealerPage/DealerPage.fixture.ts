import { readDealer } from '../../features/dealers/model/readDealer';
import type { BlockExamples } from '../blockExamples';
import { exampleCars } from '../../features/car/ui/exampleCars';
import {
  exampleDealerRecords,
  exampleNow,
  exampleZone,
} from '../../features/dealers/ui/exampleDealers';
import type { DealerPageData } from './DealerPage.data';

const Brands = [
  ['volvo', 'Volvo'],
  ['ford', 'Ford'],
].map(([brandCode = '', alt = '']) => ({
  brandCode,
  logo: { value: { src: `/-/media/brands/${brandCode}.svg`, alt } },
}));

function found(record: unknown): DealerPageData {
  const dealer = readDealer(record);
  if (!dealer) return { state: 'gone' };
  return {
    state: 'found',
    dealer,
    country: 'SE',
    map: {
      width: 960,
      height: 400,
      home: 'M0 0L960 0L960 260L600 300L360 230L0 340Z',
      abroad: '',
      lakes: '',
      towns: [
        { name: 'Stockholm', x: 420, y: 120, nameX: 420, nameY: 120, large: true, ground: 42 },
      ],
    },
    latestCars: exampleCars,
    now: exampleNow,
    zone: exampleZone,
  };
}

const [stockholm] = exampleDealerRecords;

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { Brands, data: found(stockholm) },
  /** A dealer with hardly any data. */
  Sparse: {
    data: found({ site_id: '1', slug: 'nowhere', site_official_name: 'Automotive Nowhere' }),
  },
  Gone: { NotFoundTitle: { value: 'We have moved' }, data: { state: 'gone' } },
  Unknown: { data: { state: 'unknown' } },
} satisfies BlockExamples<'DealerPage'>;
