import { object, string, type InferType } from 'yup';

/** What a dealer's system says of the sale that kits are chosen for, in the order in which it is filled in. */
export const kitSessionKeys = ['user', 'dealer', 'unit', 'transactionId', 'auto'] as const;

export type KitSessionKey = (typeof kitSessionKeys)[number];

/** Whether a key of an address is one of a session's, however it is spelt: `USER`, `user[]`. */
export function isKitSessionKey(key: string): boolean {
  const [name = ''] = key.trim().toLowerCase().split('[');
  return kitSessionKeys.some((known) => known.toLowerCase() === name);
}

/** Longest value, in characters. */
export const MAX_SESSION_VALUE_LENGTH = 80;

/**
 * Letters, digits, blanks and what stands in names, e-mail addresses and reference numbers. No slash, no two dots
 * in a row and no dot first: where a system makes a path of a value, it stays in its place.
 */
const ordinary = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N} .,:@_+()&'-]+$/u;

/** One value of a session. */
export const kitSessionValue = () =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? text.trim() : text))
    .required('required')
    .max(MAX_SESSION_VALUE_LENGTH, 'tooLong')
    .matches(ordinary, 'pattern');

/** A complete session; checked in the same way in the browser and on the server. A transaction's id is not a secret. */
export const kitSessionSchema = object({
  user: kitSessionValue(),
  dealer: kitSessionValue(),
  unit: kitSessionValue(),
  transactionId: kitSessionValue(),
  /** The vehicle, in words or by its registration. */
  auto: kitSessionValue(),
});

export type KitSession = InferType<typeof kitSessionSchema>;

/** The values of a session that are fit to be kept; others are left out. */
export function fitSessionValues(values: Readonly<Record<string, unknown>>): Partial<KitSession> {
  const schema = kitSessionValue();
  const kept: Partial<KitSession> = {};
  for (const key of kitSessionKeys) {
    if (schema.isValidSync(values[key])) kept[key] = schema.cast(values[key]);
  }
  return kept;
}

/** Whether every value of a session is set. */
export function isCompleteSession(session: Partial<KitSession>): session is KitSession {
  return kitSessionKeys.every((key) => Boolean(session[key]));
}
