import { useMessages } from '../../../design-system/messages';
import { isBookable } from '../../../domain/booking/testDrive';
import type { Car } from '../../../domain/documents/car';
import { usePageInfo } from '../../../rendering/pageInfo';

type DrivenCar = Pick<Car, 'car_id'> &
  Partial<Pick<Car, 'car_regno' | 'car_site_id' | 'disable_test_drive'>>;

/** A link to a test drive, and its text. */
export interface TestDriveOption {
  href: string;
  text: string;
}

/**
 * Returns a function for the link to a car's test drive: to the seller's free times if known, otherwise to the contact
 * form, each with its text. Undefined for a car without test drives.
 */
export function useTestDriveOption(): (
  car: DrivenCar,
  page: string,
) => TestDriveOption | undefined {
  const message = useMessages();
  const { testDrivePath } = usePageInfo();
  return (car, page) => {
    if (car.disable_test_drive) return undefined;
    return testDrivePath !== undefined && isBookable(car)
      ? {
          href: `${testDrivePath}?car=${encodeURIComponent(car.car_id)}`,
          text: message('detailTestDrive'),
        }
      : { href: `${page}#contact-testdrive`, text: message('detailTestDriveAsk') };
  };
}
