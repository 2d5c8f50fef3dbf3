import type { AlertMessages } from './alertMessages';

/** Default texts about saved searches in Swedish. */
export const alertSv = {
  alertSave: 'Bevaka sökningen',
  alertSaveText: 'Vi mejlar när en bil som passar kommer in.',
  alertSearch: 'Din sökning',
  alertFrequency: 'När vill du höra av oss?',
  alertInstant: 'Direkt när en bil kommer in',
  alertDaily: 'En gång om dagen',
  alertSubmit: 'Starta bevakningen',
  alertPrivacy:
    'Adressen används bara till bevakningen. Den slutar av sig själv efter {days} dagar. Avsluta när du vill, då raderar vi allt.',
  alertSentTitle: 'Kolla din mejl',
  alertSentText:
    'Vi har skickat ett mejl. Öppna länken i det inom {hours} timmar, så börjar bevakningen.',
  alertLaterTitle: 'Mejlet är på väg',
  alertLaterText:
    'Det tar längre än vanligt just nu. Öppna länken i mejlet när det kommer, så börjar bevakningen.',
  alertTooMany:
    'Adressen har redan så många bevakningar som går att ha. Avsluta eller bekräfta någon av dem först.',
  alertRefused: 'Det går inte att skicka mejl till adressen. Kontrollera den och försök igen.',
  alertFailing: 'Det går inte just nu. Försök igen om en stund.',
  alertUnfit: 'Den här sökningen går inte att bevaka. Välj något att söka på först.',
  alertConfirmTitle: 'Bekräfta bevakningen',
  alertConfirmText: 'Ett tryck till, så börjar vi mejla dig.',
  alertConfirm: 'Bekräfta',
  alertConfirmed: 'Bevakningen har börjat.',
  alertAlready: 'Bevakningen är redan igång.',
  alertLateTitle: 'Länken gäller inte längre',
  alertLateText:
    'Bevakningen är avslutad, eller bekräftades inte i tid. Du kan spara sökningen igen.',
  alertFailingTitle: 'Bevakningar går inte att visa just nu',
  alertManageTitle: 'Dina bevakningar',
  alertManageNone: 'Du har inga bevakningar.',
  alertChange: 'Spara ändringen',
  alertChangeOf: 'Spara ändringen: {search}',
  alertChanged: 'Ändringen är sparad.',
  alertEnds: 'Slutar {day}',
  alertRenew: 'Förläng',
  alertRenewOf: 'Förläng: {search}',
  alertRenewed: 'Bevakningen är förlängd.',
  alertStop: 'Avsluta',
  alertStopOf: 'Avsluta: {search}',
  alertStopTitle: 'Avsluta bevakningen?',
  alertStopText: 'Vi slutar mejla och raderar det vi har sparat om bevakningen.',
  alertStopped: 'Bevakningen är avslutad och raderad.',
  alertStopAll: 'Avsluta alla',
  alertStoppedAll: 'Alla bevakningar är avslutade och dina uppgifter raderade.',
  alertShowCars: 'Visa bilarna',
  alertCarsTitle: 'Bevaka dina sparade bilar',
  alertCarsText:
    'Vi mejlar när en av dem blir billigare eller inte längre är till salu. Då sparar vi vilka bilar det gäller.',
  alertCars: 'Sparade bilar ({count})',
  alertToSaved: 'Till sparade bilar',
  alertMailConfirmSubject: 'Bekräfta bevakningen: {search}',
  alertMailConfirm:
    'Någon, förhoppningsvis du, vill att vi mejlar hit om bilar. Bekräfta, så börjar vi.',
  alertMailConfirmEnd:
    'Var det inte du? Gör ingenting: du hör inte av oss igen, och adressen raderas efter {hours} timmar.',
  alertMailAlreadySubject: 'Du har redan bevakningen: {search}',
  alertMailAlready:
    'Den är igång och du behöver inte göra något. Här kan du ändra eller avsluta den.',
  alertMailNewOne: 'Ny bil: {search}',
  alertMailNewMany: '{count} nya bilar: {search}',
  alertMailNew: 'Det här har kommit in i din bevakning.',
  alertMailCarsSubject: 'Nytt om dina sparade bilar',
  alertMailCars: 'Det här har hänt med bilar som du bevakar.',
  alertMailWas: 'Nu {price}, förut {before}',
  alertMailMore: '… och {count} till',
  alertMailRenewSubject: 'Bevakningen slutar {day}: {search}',
  alertMailRenew:
    'Vill du fortsätta? Förläng den då. Annars slutar den av sig själv, och vi raderar dina uppgifter.',
  alertMailManage: 'Mina bevakningar',
  alertMailStop: 'Avsluta bevakningen',
  alertMailReason: 'Du får mejlet eftersom adressen har bekräftat bevakningen.',
  deviceTitle: 'På den här enheten',
  deviceText:
    'Utan mejl: enheten visar en notis, också när sajten är stängd. Webbläsaren frågar dig om lov först. Vi sparar vad du bevakar och en adress som webbläsaren skapar för enheten, inget om dig. Bevakningen slutar av sig själv efter {days} dagar. Avsluta när du vill, då raderar vi allt.',
  deviceButton: 'Säg till på den här enheten',
  deviceButtonAll: 'Säg till på den här enheten också',
  deviceBusy: 'Ett ögonblick …',
  deviceDenied:
    'Notiser från sajten är avstängda i din webbläsare. Du kan slå på dem i dess inställningar för sajten. Mejl fungerar ändå.',
  deviceUnsupported:
    'Den här webbläsaren kan inte visa notiser från webbplatser. Mejl fungerar ändå.',
  deviceHome:
    'På iPhone och iPad måste sajten först ligga på hemskärmen: tryck på Dela, välj ”Lägg till på hemskärmen” och öppna den därifrån. Mejl fungerar ändå.',
  deviceDone: 'Enheten säger till från och med nu.',
  deviceToOwn: 'Det här säger enheten till om',
  deviceTooMany:
    'Enheten har redan så många bevakningar som går att ha. Avsluta någon av dem först.',
  deviceFirst: 'Du får veta det här',
  deviceManageText: 'De här visas på enheten där du slog på dem.',
  deviceStopText: 'Vi slutar säga till på enheten och raderar det vi har sparat om bevakningen.',
} as const satisfies AlertMessages;
