import {
  serviceRequestFormName,
  serviceRequestSchema,
  type ServiceRequestValues,
} from '../model/serviceRequest';
import { findWorkshop } from './leads/findWorkshop';
import type { FormDefinition } from './formDefinition.types';

/** The Norwegian service request, which is sent to the workshop of the chosen dealer. */
export const serviceRequestForm: FormDefinition = {
  isOn: (site) => site.serviceRequest !== undefined,
  formName: serviceRequestFormName,
  schema: serviceRequestSchema,
  async context(site, { pathname }, { findServices }) {
    return { ...site.serviceRequest, services: await findServices(site, pathname) };
  },
  isAboutCar: false,
  sentAnchor: 'service-request-sent',
  destination: 'comhub',
  findRecipient: ({ search }, { site, values }) =>
    findWorkshop(search, site, (values as ServiceRequestValues).siteName),
};
