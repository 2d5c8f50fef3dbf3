import type { SharingMessages } from './sharingMessages';

/** Default texts about cars that are shown to others, in Norwegian Bokmål. */
export const sharingNb = {
  shareCar: 'Del bilen',
  shareCopied: 'Lenken er kopiert',
  shareComparison: 'Del sammenligningen',
  compareDifferences: 'Vis bare forskjeller',
  compareNoDifferences: 'Bilene skiller seg ikke fra hverandre i noe av det vi vet om dem.',
  compareSharedGone: 'Biler i lenken som ikke lenger er til salgs: {count}',
  compareSharedFailed: 'Biler som vi ikke kan vise akkurat nå: {count}. Åpne lenken igjen om litt.',
  sheetOpen: 'Ark å skrive ut',
  sheetPrint: 'Skriv ut',
  sheetBack: 'Til bilens side',
  sheetScan: 'Skann for flere bilder, finansiering og prøvekjøring',
  sheetCode: 'QR-kode med adressen til bilens side',
  sheetMore: 'og {count} til på nettet',
  sheetPriced: 'Pris {date}',
} satisfies SharingMessages;
