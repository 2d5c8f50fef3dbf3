import type { SharingMessages } from './sharingMessages';

/** Default texts about cars that are shown to others, in English. */
export const sharingEn = {
  shareCar: 'Share this car',
  shareCopied: 'The link has been copied',
  shareComparison: 'Share the comparison',
  compareDifferences: 'Show differences only',
  compareNoDifferences: 'The cars do not differ in anything that we know about them.',
  compareSharedGone: 'Cars of the link that are no longer for sale: {count}',
  compareSharedFailed:
    'Cars that we cannot show right now: {count}. Open the link again in a moment.',
  sheetOpen: 'Sheet to print',
  sheetPrint: 'Print',
  sheetBack: "To the car's page",
  sheetScan: 'Scan for more pictures, finance and a test drive',
  sheetCode: "QR code of the address of the car's page",
  sheetMore: 'and {count} more on the web',
  sheetPriced: 'Price as of {date}',
} satisfies SharingMessages;
