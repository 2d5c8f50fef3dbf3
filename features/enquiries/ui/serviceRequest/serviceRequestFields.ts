import type { ServiceRequestValues } from '../../model/serviceRequest';
import type { FormFields } from '../formFields.types';

/** The controls of the form, and their labels. */
export const serviceRequestFields: FormFields<ServiceRequestValues> = {
  typeMC: { id: 'service-vehicle', label: 'serviceVehicle' },
  services: { id: 'service-types', label: 'serviceTypes' },
  description: { id: 'service-description', label: 'serviceDescription' },
  siteName: { id: 'service-dealer', label: 'serviceDealer' },
  customerName: { id: 'service-name', label: 'contactName' },
  customerPhone: { id: 'service-phone', label: 'contactPhone', formatHint: 'contactFaultPhone' },
  customerEmail: { id: 'service-email', label: 'contactEmail', formatHint: 'contactFaultEmail' },
  regno: { id: 'service-regno', label: 'sellCarRegno' },
  milage: { id: 'service-mileage', label: 'sellCarMileage', formatHint: 'sellCarFaultMileage' },
  date: { id: 'service-date', label: 'serviceDate' },
  other: { id: 'service-other', label: 'serviceOther' },
  gdpr: { id: 'service-gdpr', label: 'serviceGdpr' },
  newsletter: { id: 'service-newsletter', label: 'serviceNewsletter' },
};
