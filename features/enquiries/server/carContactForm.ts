import { carContactFormName, carContactSchema, type CarContactValues } from '../model/carContact';
import { findRecipient } from './leads/findRecipient';
import type { FormDefinition } from './formDefinition.types';

/** The enquiry about a car, which is sent to the car's dealer. */
export const carContactForm: FormDefinition = {
  isOn: (site) => site.search !== undefined,
  formName: carContactFormName,
  schema: carContactSchema,
  isAboutCar: true,
  sentAnchor: 'contact-sent',
  destination: 'comhub',
  findRecipient: ({ search }, { site, carId = '', values }) =>
    findRecipient(search, site, { carId, siteName: (values as CarContactValues).siteName }),
};
