export { ServiceRequestPanel as SendServiceRequest } from './ServiceRequestPanel';
