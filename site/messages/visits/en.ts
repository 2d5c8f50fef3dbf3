import type { VisitMessages } from './visitMessages';

/** Default texts of booked visits in English. */
export const visitEn = {
  visitMissing:
    'Open the link in the confirmation that you got when you booked, and your visit is shown here.',
  visitUnknown: 'This link is no longer valid. Call the workshop to change your visit.',
  visitFailing: 'We cannot show your visit right now. Please try again in a while.',
  visitBooked: 'Booked',
  visitCancelled: 'Cancelled',
  visitServices: 'Services',
  visitMovedNow: 'Your visit has been moved. A confirmation is on its way by email.',
  visitCancelledNow: 'Your visit has been cancelled. A confirmation is on its way by email.',
  visitTaken: 'That time is no longer free. Please choose another one.',
  visitBegun: 'The visit has already begun and cannot be changed here. Please call the workshop.',
  visitChangeFailed: 'The change did not go through. Please try again.',
  visitMove: 'Move the visit',
  visitMoveHere: 'Move to the chosen time',
  visitChooseTime: 'Choose a new time',
  visitNoTimes: 'No free times this week.',
  visitTimesFailing:
    'We cannot show free times right now. Try again in a while, or call the workshop.',
  visitEarlierWeek: 'Earlier week',
  visitLaterWeek: 'Later week',
  visitCancel: 'Cancel the visit',
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
  visitFirstFreeTake: 'Take that time',
  visitMailComing:
    'A confirmation is on its way by email, with a link to move or cancel the visit.',
  visitCall: 'Call the workshop',
  visitBookNew: 'Book a new visit',
  visitMailBookedSubject: 'Your visit on {day} at {time} is booked',
  visitMailMovedSubject: 'Your visit has moved to {day} at {time}',
  visitMailCancelledSubject: 'Your visit on {day} at {time} is cancelled',
  visitMailBooked: 'Hello {name}, your workshop visit is booked.',
  visitMailMoved: 'Hello {name}, your workshop visit has been moved. This is what holds now.',
  visitMailCancelled:
    'Hello {name}, your workshop visit is cancelled. You are welcome back another time.',
  visitMailReason:
    'You get this because a workshop visit was booked with your email address. Please do not reply; call the workshop if something is wrong.',
  visitSms:
    'Reminder: {plate} is due at the workshop on {day} at {time}, {workshop}, {address}. Change or cancel: {link}',
  visitEvent: 'Workshop visit {plate}',
} satisfies VisitMessages;
