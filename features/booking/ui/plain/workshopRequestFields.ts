import type { WorkshopRequestValues } from '../../../enquiries/model/workshopRequest';
import type { FormFields } from '../../../enquiries/ui/formFields.types';

/** The controls of the request, and what they are called. */
export const workshopRequestFields: FormFields<WorkshopRequestValues> = {
  regno: { id: 'workshop-regno', label: 'bookingPlate' },
  siteName: { id: 'workshop-name', label: 'bookingWorkshop' },
  description: { id: 'workshop-description', label: 'serviceDescription' },
  date: { id: 'workshop-date', label: 'serviceDate' },
  customerName: { id: 'workshop-customer', label: 'contactName' },
  customerPhone: { id: 'workshop-phone', label: 'contactPhone', pattern: 'contactFaultPhone' },
  customerEmail: { id: 'workshop-email', label: 'contactEmail', pattern: 'contactFaultEmail' },
  gdpr: { id: 'workshop-gdpr', label: 'serviceGdpr' },
};
