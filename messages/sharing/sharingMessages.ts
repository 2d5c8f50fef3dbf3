/** Keys of the texts about cars that are shown to others: by link, side by side, and on paper. */
export type SharingMessageKey =
  | 'shareCar'
  | 'shareCopied'
  | 'shareComparison'
  | 'compareDifferences'
  | 'compareNoDifferences'
  | 'compareSharedGone'
  | 'compareSharedFailed'
  | 'sheetOpen'
  | 'sheetPrint'
  | 'sheetBack'
  | 'sheetScan'
  | 'sheetCode'
  | 'sheetMore'
  | 'sheetPriced';

export type SharingMessages = Readonly<Record<SharingMessageKey, string>>;
