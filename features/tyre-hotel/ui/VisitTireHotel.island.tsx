export { TireHotelFlow as VisitTireHotel } from './TireHotelFlow';
