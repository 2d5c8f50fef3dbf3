import type { BookingRequest } from '../../../../domain/booking/booking.types';
import { bookingRequest } from '../../../../domain/booking/bookingRequest';
import {
  drivenCarName,
  salesDepartmentId,
  TEST_DRIVE,
  type TestDriveCar,
} from '../../../../domain/booking/testDrive';
import { validated } from '../../../../platform/requestBody/validated';

/** The plate by which the workshop system identifies the car, and the department that sells it. */
export const carAndDepartment = ({ car_regno = '', car_site_id = '' }: TestDriveCar) => ({
  plate: car_regno,
  departmentId: salesDepartmentId(car_site_id),
});

/** A test drive as an order to the workshop system: it contains the car's name, for the staff who read it. */
export function driveOrder(
  car: TestDriveCar,
  { timeSlot, ...customer }: BookingRequest['customer'] & Pick<BookingRequest, 'timeSlot'>,
): BookingRequest {
  const { plate, departmentId } = carAndDepartment(car);
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
