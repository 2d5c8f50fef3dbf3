import type { KitRecord } from '../../../domain/search/kitSearch';

/** Kits for examples and tests. */
export const exampleKits: readonly KitRecord[] = [
  {
    kitId: '70001',
    catalogueId: 'VOLV',
    kitCode: 'VOLV-TOW-F',
    name: 'Detachable tow bar',
    description: 'Detachable tow bar with its electrical set.',
    status: 'Active',
    images: ['/-/media/scenes/lake-road.webp'],
    retailPrice: 979.9,
    currency: 'EUR',
    kitCategory: 'Towing',
    subcategories: ['Tow bars'],
    parts: [
      { partNumber: 'VOLV-TOW-F-1', name: 'Tow bar', quantity: 1 },
      { partNumber: 'VOLV-TOW-F-2', name: 'Fitting set', quantity: 2 },
    ],
    vehicleFitmentSpecifications: [2018, 2019, 2020, 2022].map((modelYear) => ({
      externalId: `12-${modelYear}`,
      make: 'Volvo',
      model: 'XC60',
      modelYear,
      version: 'T8',
    })),
    labourSpecifications: [{ code: 'TOW-F-W', description: 'Fitting', hours: 4.5 }],
  },
  {
    kitId: '70002',
    kitCode: 'VOLV-BIKE-2',
    name: 'Bicycle carrier for the tow bar',
    images: [],
    retailPrice: 559.9,
    currency: 'EUR',
    kitCategory: 'Transport',
    subcategories: ['Bicycle carriers'],
  },
  {
    kitId: '70003',
    kitCode: 'VOLV-MAT',
    name: 'Rubber mats, a set of four',
    images: [],
    retailPrice: 89.9,
    currency: 'EUR',
    kitCategory: 'Interior',
    subcategories: ['Mats'],
  },
];
