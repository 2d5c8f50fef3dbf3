import { readDealer } from '../../features/dealers/model/readDealer';
import type { BlockExamples } from '../blockExamples';
import {
  exampleDealerRecords,
  exampleNow,
  exampleZone,
} from '../../features/dealers/ui/exampleDealers';

const dealers = exampleDealerRecords.flatMap((record) => readDealer(record) ?? []);

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Choose your workshop' },
    Text: { value: 'Each of them looks after the car that you have.' },
    Department: 'Workshop',
    data: { dealers, now: exampleNow, zone: exampleZone },
  },
  Two: {
    Ids: { value: '1001,1002' },
    data: { dealers: dealers.slice(0, 2), now: exampleNow, zone: exampleZone },
  },
} satisfies BlockExamples<'DealerSelection'>;
