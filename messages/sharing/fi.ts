import type { SharingMessages } from './sharingMessages';

/** Default texts about cars that are shown to others, in Finnish. */
export const sharingFi = {
  shareCar: 'Jaa auto',
  shareCopied: 'Linkki on kopioitu',
  shareComparison: 'Jaa vertailu',
  compareDifferences: 'Näytä vain erot',
  compareNoDifferences: 'Autot eivät eroa toisistaan missään tiedossamme olevassa.',
  compareSharedGone: 'Linkin autoja, jotka eivät enää ole myynnissä: {count}',
  compareSharedFailed:
    'Autoja, joita emme voi näyttää juuri nyt: {count}. Avaa linkki hetken kuluttua uudelleen.',
  sheetOpen: 'Tulostettava esite',
  sheetPrint: 'Tulosta',
  sheetBack: 'Auton sivulle',
  sheetScan: 'Skannaa: lisää kuvia, rahoitus ja koeajo',
  sheetCode: 'QR-koodi, jossa on auton sivun osoite',
  sheetMore: 'ja {count} lisää verkossa',
  sheetPriced: 'Hinta {date}',
} satisfies SharingMessages;
