import { sellCarFormName, sellCarSchema } from '../model/sellCar';
import { reckonEstimate } from './leads/reckonEstimate';
import type { FormDefinition } from './formDefinition.types';

/** Selling a car or trading it in (spec 3 §5.3, §7.4): the service for enquiries knows who buys. */
export const sellCarForm: FormDefinition = {
  isOn: (site) => site.search !== undefined,
  formName: sellCarFormName,
  schema: sellCarSchema,
  isAboutCar: false,
  sentAnchor: 'sell-car-sent',
  destination: 'comhub',
  findRecipient: ({ estimateVehicle }, enquiry) => reckonEstimate(estimateVehicle, enquiry),
};
