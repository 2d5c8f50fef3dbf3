import type { BookingRequest } from '../../../../domain/booking/booking.types';
import { bookingRequest } from '../../../../domain/booking/bookingRequest';
import {
  drivenCarName,
  salesDepartmentOf,
  TEST_DRIVE,
  type TestDriveCar,
} from '../../../../domain/booking/testDrive';
import { validated } from '../../../../platform/requestBody/validated';

/** The car as the workshop system knows it, and the sellers who have it. */
export const drivePlace = ({ car_regno = '', car_site_id = '' }: TestDriveCar) => ({
  plate: car_regno,
  departmentId: salesDepartmentOf(car_site_id),
});

/** A test drive as it is ordered of the workshop system: it is told the car by name, for whoever reads of the visit. */
export function driveOrder(
  car: TestDriveCar,
  { timeSlot, ...customer }: BookingRequest['customer'] & Pick<BookingRequest, 'timeSlot'>,
): BookingRequest {
  const { plate, departmentId } = drivePlace(car);
  return validated(bookingRequest, {
    customer,
    freeText: '',
    departmentId,
    timeSlot,
    isFullDay: false,
    registrationNumber: plate,
    serviceOfferingRequests: [
      { kobraId: TEST_DRIVE, unitsSelected: 1, userInput: drivenCarName(car) },
    ],
  });
}
