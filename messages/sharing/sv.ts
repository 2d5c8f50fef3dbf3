import type { SharingMessages } from './sharingMessages';

/** Default texts about cars that are shown to others, in Swedish. */
export const sharingSv = {
  shareCar: 'Dela bilen',
  shareCopied: 'Länken är kopierad',
  shareComparison: 'Dela jämförelsen',
  compareDifferences: 'Visa bara skillnader',
  compareNoDifferences: 'Bilarna skiljer sig inte åt i något av det som vi vet om dem.',
  compareSharedGone: 'Bilar i länken som inte längre är till salu: {count}',
  compareSharedFailed:
    'Bilar som vi inte kan visa just nu: {count}. Öppna länken igen om en stund.',
  sheetOpen: 'Blad att skriva ut',
  sheetPrint: 'Skriv ut',
  sheetBack: 'Till bilens sida',
  sheetScan: 'Skanna för fler bilder, finansiering och provkörning',
  sheetCode: 'QR-kod med adressen till bilens sida',
  sheetMore: 'och {count} till på webben',
  sheetPriced: 'Pris {date}',
} satisfies SharingMessages;
