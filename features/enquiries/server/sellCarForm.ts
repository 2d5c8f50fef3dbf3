import { sellCarFormName, sellCarSchema } from '../model/sellCar';
import { calculateEstimate } from './leads/calculateEstimate';
import type { FormDefinition } from './formDefinition.types';

/** The form to sell or trade in a car; the enquiry service chooses the recipient. */
export const sellCarForm: FormDefinition = {
  isOn: (site) => site.search !== undefined,
  formName: sellCarFormName,
  schema: sellCarSchema,
  isAboutCar: false,
  sentAnchor: 'sell-car-sent',
  destination: 'comhub',
  findRecipient: ({ estimateVehicle }, enquiry) => calculateEstimate(estimateVehicle, enquiry),
};
