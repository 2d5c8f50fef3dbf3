import type { SharingMessages } from './sharingMessages';

/** Default texts about cars that are shown to others, in Slovak. */
export const sharingSk = {
  shareCar: 'Zdieľať auto',
  shareCopied: 'Odkaz je skopírovaný',
  shareComparison: 'Zdieľať porovnanie',
  compareDifferences: 'Zobraziť iba rozdiely',
  compareNoDifferences: 'Autá sa nelíšia v ničom, čo o nich vieme.',
  compareSharedGone: 'Autá z odkazu, ktoré už nie sú na predaj: {count}',
  compareSharedFailed:
    'Autá, ktoré teraz nemôžeme zobraziť: {count}. Otvorte odkaz o chvíľu znova.',
  sheetOpen: 'Hárok na vytlačenie',
  sheetPrint: 'Vytlačiť',
  sheetBack: 'Na stránku auta',
  sheetScan: 'Naskenujte: viac fotografií, financovanie a skúšobná jazda',
  sheetCode: 'QR kód s adresou stránky auta',
  sheetMore: 'a {count} ďalších na webe',
  sheetPriced: 'Cena k {date}',
} satisfies SharingMessages;
