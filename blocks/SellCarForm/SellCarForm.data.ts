export { loader } from '../../features/enquiries/ui/sellCar/sellCarFormData';
