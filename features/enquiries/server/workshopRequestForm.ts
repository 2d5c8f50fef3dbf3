import {
  workshopRequestFormName,
  workshopRequestSchema,
  type WorkshopRequestValues,
} from '../model/workshopRequest';
import { findWorkshop } from './leads/findWorkshop';
import type { FormDefinition } from './formDefinition.types';

/** A request for a visit by visitors without JavaScript: the workshop calls them back. */
export const workshopRequestForm: FormDefinition = {
  isOn: (site) => site.features.booking,
  formName: workshopRequestFormName,
  schema: workshopRequestSchema,
  isAboutCar: false,
  sentAnchor: 'workshop-request-sent',
  destination: 'comhub',
  findRecipient: ({ search }, { site, values }) =>
    findWorkshop(search, site, (values as WorkshopRequestValues).siteName),
};
