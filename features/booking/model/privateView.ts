import type { TestDrivePage } from '../../../domain/booking/testDrive';
import type { VisitPage } from '../../../domain/booking/visit.types';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** The booked visit of whoever asks. */
    visit: VisitPage;
    /** The test drive that is asked for, with the free times of the moment. */
    testDrive: TestDrivePage;
  }
}
