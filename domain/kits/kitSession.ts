import { object, string, type InferType } from 'yup';

/** Values of the sale that the kits are for, sent by the dealer's system, in the order in which it fills them in. */
export const kitSessionKeys = ['user', 'dealer', 'unit', 'transactionId', 'auto'] as const;

export type KitSessionKey = (typeof kitSessionKeys)[number];

/** Whether a query key is one of a session's, in any spelling: `USER`, `user[]`. */
export function isKitSessionKey(key: string): boolean {
  const [name = ''] = key.trim().toLowerCase().split('[');
  return kitSessionKeys.some((sessionKey) => sessionKey.toLowerCase() === name);
}

/** Maximum number of characters of a value. */
export const MAX_SESSION_VALUE_CHARACTERS = 80;

/**
 * Letters, digits, spaces and the punctuation of names, e-mail addresses and reference numbers. No slash, no
 * two dots in a row and no leading dot: a system that builds a path from a value must not leave its folder.
 */
const sessionValue = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N} .,:@_+()&'-]+$/u;

/** One value of a session. */
export const kitSessionValue = () =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? text.trim() : text))
    .required('required')
    .max(MAX_SESSION_VALUE_CHARACTERS, 'tooLong')
    .matches(sessionValue, 'pattern');

/** A complete session; checked in the same way in the browser and on the server. A transaction's id is not a secret. */
export const kitSessionSchema = object({
  user: kitSessionValue(),
  dealer: kitSessionValue(),
  unit: kitSessionValue(),
  transactionId: kitSessionValue(),
  /** The vehicle, as a description or its registration. */
  auto: kitSessionValue(),
});

export type KitSession = InferType<typeof kitSessionSchema>;

/** The valid values of a session; invalid ones are left out. */
export function pickValidValues(values: Readonly<Record<string, unknown>>): Partial<KitSession> {
  const schema = kitSessionValue();
  const valid: Partial<KitSession> = {};
  for (const key of kitSessionKeys) {
    if (schema.isValidSync(values[key])) valid[key] = schema.cast(values[key]);
  }
  return valid;
}

/** Whether every value of a session is set. */
export function isCompleteSession(session: Partial<KitSession>): session is KitSession {
  return kitSessionKeys.every((key) => Boolean(session[key]));
}
