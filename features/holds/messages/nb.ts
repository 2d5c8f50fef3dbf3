import type { sv } from './sv';

/** Default texts of held cars: their page, e-mails, in Norwegian. */
export const nb = {
  holdIntro:
    'Vi holder av bilen til deg i {hours} timer, helt gratis. Du bekrefter med en lenke som vi sender på e-post. Når tiden er ute, frigis bilen automatisk.',
  holdName: 'Navn',
  holdPhone: 'Telefonnummer',
  holdEmail: 'E-postadresse',
  holdConsent:
    'Jeg godtar at opplysningene mine lagres for reservasjonen og deles med selgeren. De slettes {days} dager etter at den er utløpt.',
  holdSubmit: 'Reserver bilen',
  holdInvalid: 'Rett dette, så reserverer vi bilen:',
  holdLimit:
    'Du har allerede en bil reservert hos oss. Frigi den først; lenken står i bekreftelsen din.',
  holdRepeated:
    'Du har allerede reservert denne bilen. Lenken står i bekreftelsen din; trenger du mer tid, spør selgeren.',
  holdTaken: 'Bilen er nettopp reservert av noen andre.',
  holdTakenHint: 'Den kan bli ledig igjen. Se lignende biler så lenge, eller spør selgeren.',
  holdMissing:
    'Velg en bil, så kan du reservere den her. Har du allerede reservert, åpne lenken i bekreftelsen.',
  holdGone: 'Bilen kan ikke reserveres. Se andre biler, eller spør oss om den.',
  holdUnknown: 'Lenken gjelder ikke lenger.',
  holdFailing: 'Vi kan ikke svare akkurat nå. Prøv igjen om litt.',
  holdHeld: 'Bilen er reservert til deg',
  holdReleased: 'Reservasjonen er frigitt',
  holdOver: 'Reservasjonen er utløpt',
  holdFreeAgain: 'Bilen er ledig for andre igjen. Vil du fortsatt ha den, spør selgeren.',
  holdUntil: 'Reservert til',
  holdEnded: 'Sluttet',
  holdCar: 'Bil',
  holdPlace: 'Står hos',
  holdMailComing:
    'Du får en bekreftelse på e-post, med en lenke hit. Selgeren vet om reservasjonen din.',
  holdNext: 'Hva vil du gjøre nå?',
  holdRelease: 'Frigi reservasjonen',
  holdReleaseAsk: 'Bilen blir ledig for andre med en gang. Det kan ikke angres.',
  holdReleaseNow: 'Ja, frigi bilen',
  holdMailSubject: '{car} er reservert til {until}',
  holdMail: 'Hei {name}, bilen er reservert til deg. Den frigis av seg selv når tiden er ute.',
  holdMailReminderSubject: 'Reservasjonen din av {car} utløper {until}',
  holdMailReminder:
    'Hei {name}, reservasjonen din utløper snart. Bestill en prøvekjøring eller snakk med selgeren hvis du vil ha bilen.',
  holdMailReason:
    'Du får dette fordi noen har reservert en bil med e-postadressen din. Var det ikke deg, frigi den med lenken.',
  holdSellerHeld:
    'Reservasjon uten betaling i {hours} timer, til {until}. Ikke selg bilen til noen andre før det.',
  holdSellerReleased: 'Reservasjonen av bilen er frigitt før tiden. Den er til salgs igjen.',
  holdAsked: 'Bekreft med lenken i e-posten din',
  holdAskedText:
    'Vi har sendt en lenke til adressen du oppga. Åpne den innen {minutes} minutter, så holder vi av bilen til deg i {hours} timer. Inntil da er bilen ledig for andre: den som bekrefter først, får den.',
  holdAskedAgain: 'Fikk du ingen melding? Se i søppelposten, eller prøv igjen',
  holdProve: 'Bekreft reservasjonen',
  holdProveText: 'Ett trykk til, så holder vi av bilen til deg i {hours} timer.',
  holdLate: 'Lenken er utløpt. Den gjaldt i {minutes} minutter.',
  holdLateAgain: 'Reserver bilen på nytt',
  holdMailAskedSubject: 'Bekreft reservasjonen av {car}',
  holdMailAsked:
    'Hei {name}, bekreft innen {minutes} minutter, så holder vi av bilen til deg i {hours} timer. Den som bekrefter først, får bilen.',
  holdMailAskedReason:
    'Du får dette fordi noen vil reservere en bil med e-postadressen din. Var det ikke deg, trenger du ikke gjøre noe: uten bekreftelse reserveres ingenting.',
} satisfies Record<keyof typeof sv, string>;
