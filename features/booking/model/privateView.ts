import type { TestDrivePage } from '../../../domain/booking/testDrive';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** The test drive that is asked for, with the free times of the moment. */
    testDrive: TestDrivePage;
  }
}
