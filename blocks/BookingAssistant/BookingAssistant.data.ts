export { loader } from '../../features/booking/ui/assistant/bookingAssistantData';
