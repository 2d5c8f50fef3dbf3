import { object, type InferType } from 'yup';
import { lettersEmailPattern } from '../../../domain/forms/emailAddress';
import {
  email,
  MAX_CHARACTERS,
  phone,
  plate,
  requiredText,
  requiredCheckbox,
} from '../../../domain/forms/fields';
import { futureDay } from './serviceRequest';

/** Visits are booked in Sweden, so days follow the time zone of Stockholm. */
export const WORKSHOP_TIME_ZONE = 'Europe/Stockholm';

/** Fields of a workshop request, for visitors without JavaScript. The server adds `siteEmail`. */
export const workshopRequestSchema = object({
  regno: plate(),
  /** Official name of the dealer that the workshop belongs to. */
  siteName: requiredText(),
  description: requiredText(MAX_CHARACTERS.message),
  date: futureDay(WORKSHOP_TIME_ZONE),
  customerName: requiredText(),
  customerPhone: phone(),
  customerEmail: email(lettersEmailPattern),
  gdpr: requiredCheckbox(),
});

export type WorkshopRequestValues = InferType<typeof workshopRequestSchema>;

/** Name of the form (`formName`) on a site, by the site's name. */
export const workshopRequestFormName = (site: string): string => `${site}WorkshopRequestForm`;
