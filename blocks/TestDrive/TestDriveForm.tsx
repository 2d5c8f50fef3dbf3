import type { TestDriveOffer } from '../../domain/booking/testDrive';
import { BookedCar } from '../booking/BookedCar';
import { calendarWords } from '../booking/calendarWords';
import { CarAside } from '../booking/CarAside';
import { useSubmittedForm } from '../form/submittedForm';
import { Island } from '../Island';
import { useIslandSurroundings } from '../IslandPage';
import { usePageInfo } from '../pageInfo';
import { BookDrive } from './BookDrive.island';
import { driveMessages } from './driveMessages';

/** The car, and the form that books its test drive; it needs no script. */
export function TestDriveForm({ offer }: { offer: TestDriveOffer }) {
  const { locale } = usePageInfo();
  const submitted = useSubmittedForm('testDrive');
  const surroundings = useIslandSurroundings(driveMessages);
  const { car, key, ...rest } = offer;
  return (
    <CarAside>
      <BookedCar car={car} />
      <Island
        name="BookDrive"
        component={BookDrive}
        when="visible"
        props={{
          ...surroundings,
          ...rest,
          carId: car.car_id,
          bookingKey: key,
          submitted,
          words: calendarWords(locale),
        }}
      />
    </CarAside>
  );
}
