export { loader } from '../../features/booking/ui/serviceBooking/serviceBookingData';
