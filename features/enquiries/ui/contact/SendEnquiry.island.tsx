export { EnquiryForm as SendEnquiry } from './EnquiryForm';
