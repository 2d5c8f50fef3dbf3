import { type InferType, object, string } from 'yup';
import { frequencies, listAddressSchema, watchedCarsSchema } from './alertForms';

/** In characters; endpoints of push services have a few hundred. */
const MAX_ENDPOINT_LENGTH = 1000;

const endpointSchema = () =>
  string()
    .strict()
    .required()
    .max(MAX_ENDPOINT_LENGTH)
    .matches(/^https?:\/\/[\x21-\x7e]+$/);
/** Authentication secret: sixteen bytes in base64url. */
const authSchema = () =>
  string()
    .strict()
    .required()
    .matches(/^[\w-]{22}(?:==)?$/);
/** Public key: an uncompressed point of P-256, 65 bytes that begin with 4, in base64url. */
const publicKeySchema = () =>
  string()
    .strict()
    .required()
    .matches(/^B[\w-]{86}=?$/);

/** A browser's subscription to push messages, as `PushSubscription.toJSON` gives it (RFC 8030, RFC 8291). */
export const deviceSchema = object({
  endpoint: endpointSchema(),
  keys: object({ p256dh: publicKeySchema(), auth: authSchema() }).required(),
});
export type Device = InferType<typeof deviceSchema>;

/** Fields that prove that a request comes from the device: only its browser and our server know `auth`. */
export const ownDeviceSchema = object({ endpoint: endpointSchema(), auth: authSchema() });

/** Further fields of a device's requests. `copy` saves all searches of a mail address for the device. */
export const deviceRequestFields = {
  search: object({
    list: listAddressSchema,
    fixed: string().strict().max(1000).default(''),
    frequency: string().oneOf(frequencies).default('daily'),
  }),
  cars: object({ cars: watchedCarsSchema() }),
  copy: object({ token: string().strict().required().max(1000) }),
};
export type DeviceRequest = keyof typeof deviceRequestFields;
