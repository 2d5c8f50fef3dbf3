import type { TestDriveOffer } from '../../../../domain/booking/testDrive';
import { BookedCar } from '../../../car/ui/BookedCar';
import { getCalendarNames } from '../../../appointments/ui/calendarNames';
import { CarAside } from '../../../car/ui/CarAside';
import { useSubmittedForm } from '../../../../rendering/privateView';
import { Island } from '../../../../rendering/Island';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { BookDrive } from './BookDrive.island';
import { driveMessages } from './driveMessages';

/** The car, and the form that books a test drive of it; it needs no script. */
export function TestDriveForm({ offer }: { offer: TestDriveOffer }) {
  const { locale } = usePageInfo();
  const submitted = useSubmittedForm('testDrive');
  const { car, key, ...rest } = offer;
  return (
    <CarAside>
      <BookedCar car={car} />
      <Island
        name="BookDrive"
        component={BookDrive}
        when="visible"
        messages={driveMessages}
        props={{
          ...rest,
          carId: car.car_id,
          bookingKey: key,
          submitted,
          words: getCalendarNames(locale),
        }}
      />
    </CarAside>
  );
}
