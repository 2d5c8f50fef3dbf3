import type { VisitPage } from '../../../domain/booking/visit.types';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** The visitor's booked visit. */
    visit: VisitPage;
  }
}
