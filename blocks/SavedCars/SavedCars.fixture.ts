import type { AlertPage, OwnSearch } from '../../features/alerts/model/alertPage.types';
import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: { ShowViewed: true },
} satisfies BlockExamples<'SavedCars'>;

export const savingSearch: Extract<AlertPage, { kind: 'save' }> = {
  kind: 'save',
  title: 'Volvo XC60, Diesel, up to 300,000 kr',
  address: '/kop-bil?car_model=Volvo%3EXC60&car_fuel=Diesel',
  fixed: '',
};

export const ownSearch: OwnSearch = {
  onDevice: false,
  id: '7d1f8a52-3c0b-4a53-9d46-0b7c1a6d7e10',
  kind: 'search',
  title: savingSearch.title,
  href: savingSearch.address,
  frequency: 'daily',
  expiresOn: '2027-02-22',
  cars: 0,
};

/** Saved cars with alerts about their prices and sale. */
export const watchedCars: OwnSearch = {
  onDevice: false,
  id: '0c3b1c1e-57c5-4f5c-8a3e-5d5c2b0a9f11',
  kind: 'cars',
  title: '',
  href: '/sparade-bilar',
  frequency: 'instant',
  expiresOn: '2027-02-22',
  cars: 3,
};
