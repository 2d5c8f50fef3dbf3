import type { MessageKey } from '../../../../design-system/messages';

export { splitLevels as levelsOf } from '../../../search/ui/splitLevels';

/** A facet of the car list with values to choose. */
export interface ValueFacet {
  /** Field, or a hierarchy of fields joined by `>`: each level depends on the one before (OQ-54). */
  name: string;
  /** Message key of the facet's name. */
  label: MessageKey;
  sortOrder?: 'count' | 'name' | 'name_desc';
  /** Whether the facet is open at first. */
  open?: boolean;
  /** Message keys of coded values; other values, such as `false`, are not shown. */
  words?: Readonly<Record<string, MessageKey>>;
  /** Message key of a value that is shown without its facet. */
  alone?: MessageKey;
  /** Whether the values are numbers: consecutive ones are shown as a range. */
  hasNumbers?: boolean;
}

/** A facet of the car list with a lower and an upper bound. */
export interface RangeFacet {
  name: string;
  label: MessageKey;
  /** Unit of its numbers. */
  unit: 'money' | 'distance' | 'power' | 'range';
  open?: boolean;
}

/** Facets with values, in display order. */
export const valueFacets: readonly ValueFacet[] = [
  { name: 'car_condition', label: 'carCondition', open: true },
  {
    name: 'car_brand>car_model>car_version',
    label: 'carBrand',
    sortOrder: 'name',
    open: true,
  },
  { name: 'car_body', label: 'carBody' },
  { name: 'car_fuel', label: 'carFuel' },
  { name: 'car_gearbox', label: 'carGearbox' },
  { name: 'car_drive', label: 'carDrive' },
  { name: 'car_year', label: 'carYear', sortOrder: 'name_desc', hasNumbers: true },
  { name: 'car_site_region>car_site_city', label: 'carPlace', sortOrder: 'name' },
  { name: 'car_color', label: 'carColor' },
  { name: 'car_equipment', label: 'carEquipment' },
  {
    name: 'car_seats',
    label: 'carSeats',
    sortOrder: 'name',
    alone: 'carSeatsAlone',
    hasNumbers: true,
  },
  {
    name: 'car_vehicle_type_code',
    label: 'carType',
    words: { CAR: 'carTypeCar', LCV: 'carTypeVan' },
  },
  { name: 'car_is_reduced', label: 'priceDropFacet', words: { true: 'carReduced' } },
  { name: 'car_has_campaign_price', label: 'carOffers', words: { true: 'carWithCampaign' } },
];

/** Facets with two bounds, in display order. */
export const rangeFacets: readonly RangeFacet[] = [
  { name: 'car_price', label: 'carPrice', unit: 'money', open: true },
  { name: 'car_loan_monthly_cost', label: 'carLoanCost', unit: 'money' },
  { name: 'car_mileage', label: 'carMileage', unit: 'distance' },
  { name: 'car_power', label: 'carPower', unit: 'power' },
  { name: 'car_electric_range', label: 'carElectricRange', unit: 'range' },
  { name: 'car_campaign_price', label: 'carCampaignPrice', unit: 'money' },
  { name: 'car_privateleasing_monthly_cost', label: 'carPrivateLeasingCost', unit: 'money' },
  { name: 'car_companyleasing_monthly_cost', label: 'carCompanyLeasingCost', unit: 'money' },
  { name: 'car_retail_price', label: 'carRetailPrice', unit: 'money' },
];

/** Fields that content and links filter by and visitors can remove, but that have no facet. */
export const plainFilters: readonly ValueFacet[] = [
  {
    name: 'car_is_used',
    label: 'carCondition',
    words: { true: 'carUsedCars', false: 'carNewCars' },
  },
  { name: 'car_doors', label: 'compareDoors', alone: 'carDoorsAlone' },
  { name: 'car_site_id', label: 'carPlace' },
  { name: 'car_site_name', label: 'carPlace' },
];

/** Aliases of fields in addresses, such as those in old links. */
export const fieldAliases: Readonly<Record<string, string>> = {
  car_vehicle_type: 'car_vehicle_type_code',
  gross_price: 'car_retail_price',
};

/** Names of all filters by value: facets, and fields without a facet. */
export const valueNames: readonly string[] = [
  ...valueFacets.map(({ name }) => name),
  ...plainFilters.map(({ name }) => name),
];

export const rangeNames: readonly string[] = rangeFacets.map(({ name }) => name);
