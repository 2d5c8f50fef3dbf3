/**
 * Whether one word becomes another by at most this many edits: a letter is added, dropped or replaced, or
 * two neighbours are exchanged (optimal string alignment distance).
 */
export function isWithinEdits(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let rowMin = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSameLetter = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (lastRow[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (lastRow[j - 1] ?? 0) + (isSameLetter ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (rowBeforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      rowMin = Math.min(rowMin, cost);
    }
    // Both rows must be over the limit, since an exchange of neighbours continues from the row before the
    // last.
    if (rowMin > edits && Math.min(...lastRow) > edits) return false;
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return (lastRow[b.length] ?? Infinity) <= edits;
}

/**
 * How many edits a mistyped word may have: none below four letters and for words with digits, since XC60 is
 * not XC90; one from four letters, two from eight.
 */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
