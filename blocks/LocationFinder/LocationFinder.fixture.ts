import type { BlockExamples } from '../blockExamples';
import {
  exampleChargingPoints,
  exampleDealers,
  examplePickupDealers,
} from '../../features/dealers/ui/finder/exampleLocations';

const common = { dropped: [], country: 'SE', unit: 'km' } as const;

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Dealers: {
    Title: { value: 'Find us' },
    Text: { value: 'Eight dealerships from Malmö in the south to Umeå in the north.' },
    data: { ...common, type: 'Location', locations: exampleDealers },
  },
  ChargingPoints: {
    Title: { value: 'Find a charger' },
    DefaultLatitude: 58.4,
    DefaultLongitude: 13.8,
    DefaultZoomLevel: 6,
    data: { ...common, type: 'ChargingPoint', locations: exampleChargingPoints },
  },
  PickupDealers: {
    Title: { value: 'Find your dealer' },
    data: {
      ...common,
      type: 'F150Location',
      locations: examplePickupDealers,
      search: { text: 'Lund', position: { lat: 55.706, lng: 13.191 } },
    },
  },
  Empty: {
    Title: { value: 'Find us' },
    NoDealersText: { value: 'We are not near you yet' },
    data: { ...common, type: 'Location', locations: [] },
  },
} satisfies BlockExamples<'LocationFinder'>;
