import type { sv } from './sv';

/** Default texts of saved searches, saved cars and the watch on them, in Norwegian. */
export const nb = {
  alertSaveText: 'Vi sender e-post når en bil som passer kommer inn.',
  alertSearch: 'Søket ditt',
  alertFrequency: 'Når vil du høre fra oss?',
  alertInstant: 'Med en gang en bil kommer inn',
  alertDaily: 'Én gang om dagen',
  alertSubmit: 'Start overvåkingen',
  alertPrivacy:
    'Adressen brukes bare til overvåkingen. Den slutter av seg selv etter {days} dager. Avslutt når du vil, så sletter vi alt.',
  alertSentTitle: 'Sjekk e-posten din',
  alertSentText:
    'Vi har sendt en e-post. Åpne lenken i den innen {hours} timer, så begynner overvåkingen.',
  alertLaterTitle: 'E-posten er på vei',
  alertLaterText:
    'Det tar lengre tid enn vanlig akkurat nå. Åpne lenken i e-posten når den kommer, så begynner overvåkingen.',
  alertTooMany:
    'Adressen har allerede så mange overvåkinger som mulig. Avslutt eller bekreft en av dem først.',
  alertRefused: 'Vi får ikke sendt e-post til adressen. Kontroller den og prøv igjen.',
  alertFailing: 'Det går ikke akkurat nå. Prøv igjen om litt.',
  alertUnfit: 'Dette søket kan ikke overvåkes. Velg noe å søke på først.',
  alertConfirmTitle: 'Bekreft overvåkingen',
  alertConfirmText: 'Ett trykk til, så begynner vi å sende e-post.',
  alertConfirm: 'Bekreft',
  alertConfirmed: 'Overvåkingen har begynt.',
  alertAlready: 'Overvåkingen er allerede i gang.',
  alertLateTitle: 'Lenken gjelder ikke lenger',
  alertLateText:
    'Overvåkingen er avsluttet, eller ble ikke bekreftet i tide. Du kan lagre søket igjen.',
  alertFailingTitle: 'Overvåkinger kan ikke vises akkurat nå',
  alertManageTitle: 'Overvåkingene dine',
  alertManageNone: 'Du har ingen overvåkinger.',
  alertChange: 'Lagre endringen',
  alertChangeOf: 'Lagre endringen: {search}',
  alertChanged: 'Endringen er lagret.',
  alertEnds: 'Slutter {day}',
  alertRenew: 'Forleng',
  alertRenewOf: 'Forleng: {search}',
  alertRenewed: 'Overvåkingen er forlenget.',
  alertStop: 'Avslutt',
  alertStopOf: 'Avslutt: {search}',
  alertStopTitle: 'Avslutte overvåkingen?',
  alertStopText: 'Vi slutter å sende e-post og sletter det vi har lagret om overvåkingen.',
  alertStopped: 'Overvåkingen er avsluttet og slettet.',
  alertStopAll: 'Avslutt alle',
  alertStoppedAll: 'Alle overvåkinger er avsluttet og opplysningene dine slettet.',
  alertShowCars: 'Vis bilene',
  alertCarsTitle: 'Overvåk de lagrede bilene',
  alertCarsText:
    'Vi sender e-post når en av dem blir billigere eller ikke lenger er til salgs. Da lagrer vi hvilke biler det gjelder.',
  alertCars: 'Lagrede biler ({count})',
  alertToSaved: 'Til lagrede biler',
  alertMailConfirmSubject: 'Bekreft overvåkingen: {search}',
  alertMailConfirm:
    'Noen, forhåpentligvis du, vil at vi sender e-post hit om biler. Bekreft, så begynner vi.',
  alertMailConfirmEnd:
    'Var det ikke deg? Gjør ingenting: du hører ikke fra oss igjen, og adressen slettes etter {hours} timer.',
  alertMailAlreadySubject: 'Du har allerede overvåkingen: {search}',
  alertMailAlready:
    'Den er i gang, og du trenger ikke gjøre noe. Her kan du endre eller avslutte den.',
  alertMailNewOne: 'Ny bil: {search}',
  alertMailNewMany: '{count} nye biler: {search}',
  alertMailNew: 'Dette har kommet inn i overvåkingen din.',
  alertMailCarsSubject: 'Nytt om de lagrede bilene dine',
  alertMailCars: 'Dette har skjedd med biler du overvåker.',
  alertMailWas: 'Nå {price}, før {before}',
  alertMailMore: '… og {count} til',
  alertMailRenewSubject: 'Overvåkingen slutter {day}: {search}',
  alertMailRenew:
    'Vil du fortsette? Forleng den da. Ellers slutter den av seg selv, og vi sletter opplysningene dine.',
  alertMailManage: 'Mine overvåkinger',
  alertMailStop: 'Avslutt overvåkingen',
  alertMailReason: 'Du får e-posten fordi adressen har bekreftet overvåkingen.',
  deviceTitle: 'På denne enheten',
  deviceText:
    'Uten e-post: enheten viser et varsel, også når nettstedet er lukket. Nettleseren spør deg om lov først. Vi lagrer hva du overvåker og en adresse som nettleseren lager for enheten, ingenting om deg. Overvåkingen slutter av seg selv etter {days} dager. Avslutt når du vil, så sletter vi alt.',
  deviceButton: 'Si fra på denne enheten',
  deviceButtonAll: 'Si fra på denne enheten også',
  deviceBusy: 'Et øyeblikk …',
  deviceDenied:
    'Varsler fra nettstedet er slått av i nettleseren din. Du kan slå dem på i innstillingene for nettstedet. E-post virker likevel.',
  deviceUnsupported:
    'Denne nettleseren kan ikke vise varsler fra nettsteder. E-post virker likevel.',
  deviceHome:
    'På iPhone og iPad må nettstedet først ligge på Hjem-skjermen: trykk på Del, velg «Legg til på Hjem-skjerm» og åpne det derfra. E-post virker likevel.',
  deviceDone: 'Enheten sier fra fra nå av.',
  deviceToOwn: 'Dette sier enheten fra om',
  deviceTooMany:
    'Enheten har allerede så mange overvåkinger som det går an å ha. Avslutt en av dem først.',
  deviceFirst: 'Du får vite det her',
  deviceManageText: 'Disse vises på enheten der du slo dem på.',
  deviceStopText: 'Vi slutter å si fra på enheten og sletter det vi har lagret om overvåkingen.',
  savedEmpty:
    'Du har ikke lagret noen bil ennå. Trykk på hjertet ved en bil, så ligger den her neste gang.',
  savedOnDevice: 'Listen finnes bare i denne nettleseren. Vi vet ikke hvilke biler du har lagret.',
  savedNoScript: 'Lagrede biler krever at JavaScript er slått på.',
  savedGone: 'Ikke lenger til salgs',
  savedGoneText: 'Bilen er solgt eller fjernet.',
  savedFailed: 'Vi kan ikke vise oppdaterte opplysninger akkurat nå.',
  savedRetry: 'Prøv igjen',
  savedRemove: 'Fjern {car}',
  savedToList: 'Til alle biler',
  viewedTitle: 'Sist vist',
  viewedClear: 'Tøm historikken',
} satisfies Record<keyof typeof sv, string>;
