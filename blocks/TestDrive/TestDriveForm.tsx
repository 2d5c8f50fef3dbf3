import { styled } from '../../design-system/stitches';
import type { TestDriveOffer } from '../../domain/booking/testDrive';
import { calendarWords } from '../booking/calendarWords';
import { useSubmittedForm } from '../form/submittedForm';
import { Island } from '../Island';
import { useIslandSurroundings } from '../IslandPage';
import { usePageInfo } from '../pageInfo';
import { BookDrive } from './BookDrive.island';
import { BookedCar } from '../booking/BookedCar';
import { driveMessages } from './driveMessages';

const Layout = styled('div', {
  display: 'grid',
  gap: '$6',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'start',
    '& > aside': { gridColumn: 2 },
    '& form': { gridArea: '1 / 1' },
  },
});

/** The car, and the form that books its test drive; it needs no script. */
export function TestDriveForm({ offer }: { offer: TestDriveOffer }) {
  const { locale } = usePageInfo();
  const submitted = useSubmittedForm('testDrive');
  const surroundings = useIslandSurroundings(driveMessages);
  const { car, key, ...rest } = offer;
  return (
    <Layout>
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
    </Layout>
  );
}
