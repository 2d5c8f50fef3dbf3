import { type InferType, object, string } from 'yup';
import { frequencies, listAddressSchema, watchedCars } from './alertForms';

/** Of an endpoint: push services use some hundred characters. */
const MAX_ENDPOINT = 1000;

const endpoint = () =>
  string()
    .strict()
    .required()
    .max(MAX_ENDPOINT)
    .matches(/^https?:\/\/[\x21-\x7e]+$/);
/** Sixteen bytes in base64url. */
const auth = () =>
  string()
    .strict()
    .required()
    .matches(/^[\w-]{22}(?:==)?$/);
/** A point of P-256, uncompressed: 65 bytes that begin with 4, in base64url. */
const publicKey = () =>
  string()
    .strict()
    .required()
    .matches(/^B[\w-]{86}=?$/);

/** A browser's subscription to push messages, as `PushSubscription.toJSON` gives it (RFC 8030, RFC 8291). */
export const deviceSchema = object({
  endpoint: endpoint(),
  keys: object({ p256dh: publicKey(), auth: auth() }).required(),
});
export type Device = InferType<typeof deviceSchema>;

/** What proves that a device is one's own: only its browser and we know the secret. */
export const ownDeviceSchema = object({ endpoint: endpoint(), auth: auth() });

/** What a device sends besides the subscription, by what it is to tell of. */
export const deviceWishes = {
  search: object({
    list: listAddressSchema,
    fixed: string().strict().max(1000).default(''),
    frequency: string().oneOf(frequencies).default('daily'),
  }),
  cars: object({ cars: watchedCars() }),
  copy: object({ token: string().strict().required().max(1000) }),
};
export type DeviceWish = keyof typeof deviceWishes;
