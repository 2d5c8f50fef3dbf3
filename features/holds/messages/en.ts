import type { sv } from './sv';

/** Default texts of held cars: their page, e-mails, in English. */
export const en = {
  holdIntro:
    'We keep the car for you for {hours} hours, free of charge. You confirm with a link that we send by e-mail. When the time is up, the car is released automatically.',
  holdName: 'Name',
  holdPhone: 'Phone number',
  holdEmail: 'E-mail address',
  holdConsent:
    'I agree that my details are kept for the hold and shared with the seller. They are erased {days} days after it ends.',
  holdSubmit: 'Hold the car',
  holdInvalid: 'Correct this and we will hold the car:',
  holdLimit:
    'You are already holding a car with us. Release it first; the link is in your confirmation.',
  holdRepeated:
    'You have already held this car. The link is in your confirmation; if you need more time, ask the seller.',
  holdTaken: 'Somebody else has just reserved this car.',
  holdTakenHint: 'It may become free again. Meanwhile, see similar cars or ask the seller.',
  holdMissing:
    'Choose a car and you can hold it here. If you hold one already, open the link in your confirmation.',
  holdGone: 'This car cannot be held. See other cars, or ask us about it.',
  holdUnknown: 'This link is no longer valid.',
  holdFailing: 'We cannot answer right now. Please try again in a moment.',
  holdHeld: 'The car is held for you',
  holdReleased: 'The hold has been released',
  holdOver: 'The hold has ended',
  holdFreeAgain: 'The car is free for others again. If you still want it, ask the seller.',
  holdUntil: 'Held until',
  holdEnded: 'Ended',
  holdCar: 'Car',
  holdPlace: 'Located at',
  holdMailComing:
    'You will get a confirmation by e-mail, with a link to this page. The seller knows of your hold.',
  holdNext: 'What would you like to do next?',
  holdRelease: 'Release the hold',
  holdReleaseAsk: 'The car becomes free for others at once. This cannot be undone.',
  holdReleaseNow: 'Yes, release the car',
  holdMailSubject: '{car} is held until {until}',
  holdMail: 'Hello {name}, the car is held for you. It is released by itself when the time is up.',
  holdMailReminderSubject: 'Your hold of {car} ends {until}',
  holdMailReminder:
    'Hello {name}, your hold ends soon. Book a test drive or talk to the seller if you want the car.',
  holdMailReason:
    'You get this because somebody has reserved a car with your e-mail address. If it was not you, release it by the link.',
  holdSellerHeld:
    'Held without payment for {hours} hours, until {until}. Do not sell the car to anybody else before then.',
  holdSellerReleased: 'The hold of the car was released before its end. It is for sale again.',
  holdAsked: 'Confirm by the link in your e-mail',
  holdAskedText:
    'We have sent a link to the address that you gave. Open it within {minutes} minutes and we keep the car for you for {hours} hours. Until then the car is free for others: whoever confirms first gets it.',
  holdAskedAgain: 'No message? Look among your junk mail, or try again',
  holdProve: 'Confirm the hold',
  holdProveText: 'One more press and we keep the car for you for {hours} hours.',
  holdLate: 'This link is over. It was valid for {minutes} minutes.',
  holdLateAgain: 'Hold the car again',
  holdMailAskedSubject: 'Confirm your hold of {car}',
  holdMailAsked:
    'Hello {name}, confirm within {minutes} minutes and we keep the car for you for {hours} hours. Whoever confirms first gets it.',
  holdMailAskedReason:
    'You get this because somebody wants to hold a car with your e-mail address. If it was not you, there is nothing to do: without a confirmation nothing is held.',
} satisfies Record<keyof typeof sv, string>;
