import type { sv } from './sv';

/** Default texts of booked visits and test drives: their pages, e-mails and SMS, in English. */
export const en = {
  testDriveFailed: 'The booking did not go through. Please try again.',
  testDrivePending:
    'We are still booking your time. You get a confirmation by email as soon as it is done; please do not book again.',
  testDriveBook: 'Book the test drive',
  testDriveLength: 'A test drive takes about 45 minutes. Bring your driving licence.',
  testDriveTimeFault: 'Choose a time',
  testDriveAlready:
    'You already have a test drive of this car, on {day} at {time}. Would you like to move or cancel it, or book another one?',
  testDriveAnother: 'Book another one',
  testDriveFromHold: 'Filled in from your hold. Change what is not right.',
  testDriveTime: 'When would you like to drive?',
  testDriveFailing:
    'We cannot show free times right now. Try again in a while, or ask for a test drive on the page of the car.',
  testDriveMissing:
    'Choose the car that you would like to drive, and we show when the seller is free.',
  testDriveGone:
    'This car cannot be test driven right now. Look at other cars, or ask us about it.',
  testDriveCar: 'Car',
  visitBookedNow: 'Your time is booked. A confirmation is on its way by email.',
  visitPlace: 'Place',
  visitMissing:
    'Open the link in the confirmation that you got when you booked, and your booking is shown here.',
  visitUnknown: 'This link is no longer valid. Call us to change your booking.',
  visitFailing: 'We cannot show your visit right now. Please try again in a while.',
  visitBooked: 'Booked',
  visitCancelled: 'Cancelled',
  visitServices: 'Booked for',
  visitMovedNow: 'Your time has been moved. A confirmation is on its way by email.',
  visitCancelledNow: 'Your time has been cancelled. A confirmation is on its way by email.',
  visitTaken: 'That time is no longer free. Please choose another one.',
  visitBegun: 'This time has already begun and cannot be changed here. Please call us.',
  visitChangeFailed: 'The change did not go through. Please try again.',
  visitMove: 'Move to another time',
  visitMoveHere: 'Move to the chosen time',
  visitChooseTime: 'Choose a new time',
  visitNoTimes: 'No free times this week.',
  visitTimesFailing: 'We cannot show free times right now. Try again in a while, or call us.',
  visitEarlierWeek: 'Earlier week',
  visitLaterWeek: 'Later week',
  visitCancel: 'Cancel the booking',
  visitCancelAsk: 'Your time becomes free for somebody else. This cannot be undone.',
  visitCancelNow: 'Yes, cancel it',
  visitCalendar: 'Add to your calendar',
  visitCalendarFile: 'Calendar file',
  visitGoogleCalendar: 'Google Calendar',
  visitOutlookCalendar: 'Outlook',
  visitSee: 'See, move or cancel',
  visitFirstFree: 'Find the first free time within {within}',
  visitFirstFreeFound: 'First free time: {time} at {workshop}, {distance} away.',
  visitFirstFreeNone:
    'No free times within {within} in the coming weeks. Choose a workshop in the list.',
  visitFirstFreeUnable:
    'No workshop within {within} can do the chosen services. The nearest that can is {workshop}, {distance} away.',
  visitFirstFreeTake: 'Take that time',
  visitMailComing:
    'A confirmation is on its way by email, with a link to move or cancel the visit.',
  visitMailTo:
    'The confirmation goes to {email}, with a link to move or cancel the visit. The day before you get a text message to {phone}.',
  visitCall: 'Call us',
  visitBookNew: 'Book a new visit',
  visitMailBookedSubject: 'Your time on {day} at {time} is booked',
  visitMailMovedSubject: 'Your time has moved to {day} at {time}',
  visitMailCancelledSubject: 'Your time on {day} at {time} is cancelled',
  visitMailBookedDaySubject: 'Your visit on {day} is booked',
  visitMailMovedDaySubject: 'Your visit has moved to {day}',
  visitMailCancelledDaySubject: 'Your visit on {day} is cancelled',
  visitMailBooked: 'Hello {name}, your time is booked.',
  visitMailMoved: 'Hello {name}, your time has been moved. This is what holds now.',
  visitMailCancelled: 'Hello {name}, your time is cancelled. You are welcome another time.',
  visitMailReason:
    'You get this because a time was booked with your email address. Please do not reply; call us if something is wrong.',
  visitSms:
    'Reminder: {service}, {car}, on {day} at {time}, {workshop}, {address}. Change or cancel: {link}',
  visitEvent: '{service}, {car}',
  tireLegendOpen: 'Time by arrangement',
  tireNoTime: 'The workshop will get back to you with a time',
} satisfies Record<keyof typeof sv, string>;
