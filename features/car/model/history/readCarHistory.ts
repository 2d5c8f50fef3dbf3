import {
  array,
  boolean,
  number,
  object,
  string,
  type AnySchema,
  type ObjectSchema,
  type Schema,
} from 'yup';
import {
  batteryMethods,
  carPlaces,
  tyreKinds,
  warrantyKinds,
  wearKinds,
  type BatteryHealth,
  type CarHistory,
  type CarInspection,
  type CarRecall,
  type CarService,
  type CarTyres,
  type CarWarranty,
  type CarWear,
  type StatutoryTest,
} from '../../../../domain/documents/carHistory.types';
import { isIsoDay } from '../../../../domain/openingHours/days';
import type { TirePosition } from '../../../../domain/tireHotel/tirePosition';
import { fieldsOf } from '../../../../domain/isRecord';

/** Maximum lengths of texts and lists, and maximum measurements. */
const MAX = { name: 120, text: 400, address: 1000, list: 60, odometer: 2_000_000, depthMm: 20 };

const day = () =>
  string().test('day', 'is no day', (value) => value === undefined || isIsoDay(value));
const name = () => string().max(MAX.name);
const odometer = () => number().min(0).max(MAX.odometer);
const count = (max: number) => number().integer().min(0).max(max);
const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>().required().oneOf(values);
const list = <Item extends Schema>(itemSchema: Item) => array().of(itemSchema).max(MAX.list);

/** Pictures must have an http(s) address or a path of our media: this excludes `javascript:` addresses. */
const picture = () =>
  string()
    .max(MAX.address)
    .matches(/^(https?:\/\/|\/-\/media\/)[^\s"'<>]+$/, { excludeEmptyString: false });

const service: ObjectSchema<CarService> = object({
  date: day().required(),
  odometer: odometer(),
  place: name(),
});

const recall: ObjectSchema<CarRecall> = object({
  title: string().required().max(MAX.text),
  reference: name(),
  isDone: boolean().required(),
  date: day(),
});

const wear: ObjectSchema<CarWear> = object({
  kind: oneOf(wearKinds),
  place: oneOf(carPlaces),
  sizeMm: number().positive().max(5000),
  note: string().max(MAX.text),
  picture: picture(),
});

const inspection: ObjectSchema<CarInspection> = object({
  date: day().required(),
  by: name(),
  points: count(1000),
  wear: list(wear).required(),
});

const depth = () => number().min(0).max(MAX.depthMm);
const depths: ObjectSchema<Partial<Record<TirePosition, number>>> = object({
  frontLeft: depth(),
  frontRight: depth(),
  rearLeft: depth(),
  rearRight: depth(),
} satisfies Record<TirePosition, unknown>);

const tyres: ObjectSchema<CarTyres> = object({
  kind: oneOf(tyreKinds),
  isMounted: boolean().required(),
  size: name(),
  depthsMm: depths.default(undefined),
});

const warranty: ObjectSchema<CarWarranty> = object({
  kind: oneOf(warrantyKinds),
  until: day(),
  untilOdometer: odometer(),
});

const statutoryTest: ObjectSchema<StatutoryTest> = object({ last: day(), next: day() });

const batteryHealth: ObjectSchema<BatteryHealth> = object({
  percent: number().required().min(1).max(100),
  date: day(),
  method: string().oneOf(batteryMethods),
});

const sections: { readonly [Section in keyof Required<CarHistory>]: AnySchema } = {
  owners: count(50).min(1),
  keys: count(10),
  services: list(service),
  inspection: inspection.default(undefined),
  recalls: list(recall),
  tyres: list(tyres),
  warranties: list(warranty),
  statutoryTest: statutoryTest.default(undefined),
  batteryHealth: batteryHealth.default(undefined),
};

/**
 * Parses the history of a car from the search service. Invalid sections are dropped; undefined if none is
 * valid.
 */
export function readCarHistory(value: unknown): CarHistory | undefined {
  const fields = fieldsOf(value);
  const valid = Object.entries(sections).flatMap(([section, schema]) => {
    const isValid =
      fields[section] !== undefined && schema.isValidSync(fields[section], { strict: true });
    return isValid ? [[section, schema.cast(fields[section], { stripUnknown: true })]] : [];
  });
  return valid.length === 0 ? undefined : (Object.fromEntries(valid) as CarHistory);
}
