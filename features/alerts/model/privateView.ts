import type { AlertPage } from './alertPage.types';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** The visitor's action on saved searches. */
    alerts: AlertPage;
  }
}
