export { loader } from '../../features/enquiries/ui/serviceRequest/serviceRequestFormData';
