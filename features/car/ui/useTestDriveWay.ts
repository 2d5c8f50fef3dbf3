import { useMessages } from '../../../design-system/messages';
import { isBookable } from '../../../domain/booking/testDrive';
import type { Car } from '../../../domain/documents/car';
import { usePageInfo } from '../../../rendering/pageInfo';

type DrivenCar = Pick<Car, 'car_id'> &
  Partial<Pick<Car, 'car_regno' | 'car_site_id' | 'disable_test_drive'>>;

/** A way to a test drive, and what it is called. */
export interface TestDriveWay {
  href: string;
  text: string;
}

/**
 * Gives the way to a car's test drive: to the seller's times where those are known, else to the form that asks the
 * seller, and it says which. Undefined for a car that is not to be driven.
 * @param page address of the car's page; empty on that page itself
 */
export function useTestDriveWay(): (car: DrivenCar, page: string) => TestDriveWay | undefined {
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
