import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { array, boolean, number, object, string, type InferType } from 'yup';
import { bookingCode } from '../../domain/booking/bookingRequest';
import { vehicleFuels } from '../../domain/tradeIn/vehicle.types';
import { TEST_DRIVE } from '../../domain/booking/testDrive';
import type { DepartmentKind, Equipment } from './mechmate.types';

const text = () => string().strict().required();
const amount = () => number().strict().integer().min(0);

const row = object({
  code: bookingCode(),
  name: text(),
  description: text(),
  /** Absent where only the workshop can tell. */
  price: amount(),
  minutes: amount().required(),
  fuels: array().of(string().oneOf(vehicleFuels).required()).default(undefined),
  /** Years of age. */
  minAge: amount(),
  maxAge: amount(),
  isAuthorised: boolean().default(false),
  equipment: string().oneOf<Equipment>(['alignment', 'highVoltage', 'glass']),
  hasAgreementPrice: boolean().default(false),
  unit: object({
    minimum: amount().required(),
    maximum: amount().required(),
    unit: text(),
    unitAbbreviation: text(),
    postfix: text(),
  }).default(undefined),
  allowUserInput: boolean().default(false),
  listItems: array().of(text()).default([]),
}).noUnknown();

const category = object({
  name: text(),
  icon: text(),
  type: string()
    .oneOf(['service', 'addon'] as const)
    .default('service'),
  selectionType: string(),
  offerings: array().of(row).required(),
}).noUnknown();

const file = object({
  /** Said where there is no price. */
  unknownPrice: text(),
  categories: array().of(category).required(),
}).noUnknown();

/** Code of the change of wheels that a tyre hotel keeps. */
export const HOTEL_CHANGE = 'hjulskifte-dackhotell';

/** A row of the table of offerings, with the category that it is in. */
export type OfferingRow = InferType<typeof row> & {
  category: CategoryRow;
  /** The kind of departments that offer it. */
  department: DepartmentKind;
};
export type CategoryRow = Omit<InferType<typeof category>, 'offerings'>;

const table = file.validateSync(
  parse(readFileSync(join('services', 'mechmate', 'offerings.yml'), 'utf8')),
  { strict: false },
);

export const unknownPriceText = table.unknownPrice;

/** Categories with what they offer, in the order in which they are shown. */
export const offeringTable: readonly { category: CategoryRow; rows: readonly OfferingRow[] }[] =
  table.categories.map(({ offerings, ...given }) => ({
    category: given,
    rows: offerings.map((offering) => ({ ...offering, category: given, department: 'workshop' })),
  }));

/** The change of wheels that a tyre hotel keeps. */
export const hotelChangeRow: OfferingRow = {
  ...row.cast({ code: HOTEL_CHANGE, name: 'Hjulskifte', description: '', price: 0, minutes: 30 }),
  category: { name: 'Däckhotell', icon: 'tyre', type: 'service' },
  department: 'tyres',
};

/** A test drive, which sellers offer. */
export const testDriveRow: OfferingRow = {
  ...row.cast({ code: TEST_DRIVE, name: 'Provkörning', description: '', price: 0, minutes: 45 }),
  category: { name: 'Provkörning', icon: 'car', type: 'service' },
  department: 'sales',
};

/** Service by the maker's plan; its price depends on the mileage. */
export const ORIGINAL_SERVICE = 'originalservice';
