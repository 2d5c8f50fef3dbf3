import type { AlertPage } from './alertPage.types';

declare module '../../../rendering/privateView' {
  interface PrivateViews {
    /** The page for a visitor's action on saved searches. */
    alerts: AlertPage;
  }
}
