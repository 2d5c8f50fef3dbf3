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

/** Longest texts, lists and measures that are taken of a car. */
const MAX = { name: 120, text: 400, address: 1000, list: 60, odometer: 2_000_000, depthMm: 20 };

const day = () =>
  string().test('day', 'is no day', (value) => value === undefined || isIsoDay(value));
const name = () => string().max(MAX.name);
const odometer = () => number().min(0).max(MAX.odometer);
const count = (most: number) => number().integer().min(0).max(most);
const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>().required().oneOf(values);
const list = <Item extends Schema>(of: Item) => array().of(of).max(MAX.list);

/** Pictures are shown from our own media or from hosts that the site knows; a script's address is neither. */
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

const parts: { readonly [Part in keyof Required<CarHistory>]: AnySchema } = {
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
 * What is known of a car's past, as the search service answers it. A part that does not fit its form is left
 * out, for it is not known then; undefined where nothing is left.
 */
export function readCarHistory(value: unknown): CarHistory | undefined {
  const given = fieldsOf(value);
  const known = Object.entries(parts).flatMap(([part, schema]) => {
    const fits = given[part] !== undefined && schema.isValidSync(given[part], { strict: true });
    return fits ? [[part, schema.cast(given[part], { stripUnknown: true })]] : [];
  });
  return known.length === 0 ? undefined : (Object.fromEntries(known) as CarHistory);
}
