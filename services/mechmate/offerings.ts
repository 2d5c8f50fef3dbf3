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

const rowSchema = object({
  code: bookingCode(),
  name: text(),
  description: text(),
  /** Price in kronor; undefined if only the workshop can quote it. */
  price: amount(),
  minutes: amount().required(),
  fuels: array().of(string().oneOf(vehicleFuels).required()).default(undefined),
  /** Age of the car in years. */
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

const categorySchema = object({
  name: text(),
  icon: text(),
  type: string()
    .oneOf(['service', 'addon'] as const)
    .default('service'),
  selectionType: string(),
  offerings: array().of(rowSchema).required(),
}).noUnknown();

const fileSchema = object({
  /** Text that replaces an unknown price. */
  unknownPrice: text(),
  categories: array().of(categorySchema).required(),
}).noUnknown();

/** Code of the offering to change wheels stored in a tyre hotel. */
export const HOTEL_CHANGE_CODE = 'hjulskifte-dackhotell';

/** A row of the offering table, with its category. */
export type OfferingRow = InferType<typeof rowSchema> & {
  category: CategoryRow;
  /** Kind of department that does the work. */
  department: DepartmentKind;
};
export type CategoryRow = Omit<InferType<typeof categorySchema>, 'offerings'>;

const table = fileSchema.validateSync(
  parse(readFileSync(join('services', 'mechmate', 'offerings.yml'), 'utf8')),
  { strict: false },
);

export const unknownPriceText = table.unknownPrice;

/** Categories with their offerings, in display order. */
export const offeringTable: readonly { category: CategoryRow; rows: readonly OfferingRow[] }[] =
  table.categories.map(({ offerings, ...category }) => ({
    category,
    rows: offerings.map((offering) => ({
      ...offering,
      category,
      department: 'workshop',
    })),
  }));

/** The offering to change wheels stored in a tyre hotel. */
export const hotelChangeRow: OfferingRow = {
  ...rowSchema.cast({
    code: HOTEL_CHANGE_CODE,
    name: 'Hjulskifte',
    description: '',
    price: 0,
    minutes: 30,
  }),
  category: { name: 'Däckhotell', icon: 'tyre', type: 'service' },
  department: 'tyres',
};

/** The offering of a test drive with a seller. */
export const testDriveRow: OfferingRow = {
  ...rowSchema.cast({
    code: TEST_DRIVE,
    name: 'Provkörning',
    description: '',
    price: 0,
    minutes: 45,
  }),
  category: { name: 'Provkörning', icon: 'car', type: 'service' },
  department: 'sales',
};

/** Code of the manufacturer's scheduled service; its price depends on the mileage. */
export const SCHEDULED_SERVICE_CODE = 'originalservice';
