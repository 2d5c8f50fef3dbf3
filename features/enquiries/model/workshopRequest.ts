import { object, type InferType } from 'yup';
import { lettersEmailPattern } from '../../../domain/forms/emailAddress';
import {
  email,
  MAX_LENGTH,
  phone,
  plate,
  requiredText,
  requiredTick,
} from '../../../domain/forms/fields';
import { dayToCome } from './serviceRequest';

/** Visits are booked in Sweden: a day begins when it does in Stockholm. */
export const WORKSHOP_TIME_ZONE = 'Europe/Stockholm';

/** What a visitor without script fills in to ask a workshop for a visit. The server adds `siteEmail`. */
export const workshopRequestSchema = object({
  regno: plate(),
  /** Official name of the dealer with the workshop. */
  siteName: requiredText(),
  description: requiredText(MAX_LENGTH.message),
  date: dayToCome(WORKSHOP_TIME_ZONE),
  customerName: requiredText(),
  customerPhone: phone(),
  customerEmail: email(lettersEmailPattern),
  gdpr: requiredTick(),
});

export type WorkshopRequestValues = InferType<typeof workshopRequestSchema>;

/** `formName` of the requests of a site. */
export const workshopRequestFormName = (site: string): string => `${site}WorkshopRequestForm`;
