import type { MessageKey } from '../../../../design-system/messages';
import { formMessages } from '../../../enquiries/ui/formMessages';

/** Keys of the texts that the form of a test drive uses in the browser. */
export const driveMessages: readonly MessageKey[] = [
  ...formMessages,
  'contactPhone',
  'contactEmail',
  'bookingFirstName',
  'bookingLastName',
  'bookingFullDay',
  'bookingInvalid',
  'bookingContact',
  'bookingPrivacy',
  'bookingWeeks',
  'bookingConfirming',
  'visitNoTimes',
  'visitTaken',
  'visitEarlierWeek',
  'visitLaterWeek',
  'visitSee',
  'testDriveTime',
  'testDriveTimeFault',
  'testDriveLength',
  'testDriveFailed',
  'testDriveBook',
  'testDriveAlready',
  'testDriveAnother',
  'testDriveFromHold',
];
