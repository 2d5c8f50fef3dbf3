/**
 * Whether one word becomes another by at most so many edits: a letter added, dropped or replaced, or
 * two neighbours exchanged (Damerau, each stretch of a word edited once).
 */
export function isWithinEdits(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    // Both rows must be over the limit, since an exchange of neighbours continues from the row before the last.
    if (least > edits && Math.min(...last) > edits) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length] ?? Infinity) <= edits;
}

/**
 * Edits that a mistyped word may need: none below 4 letters and for words with digits, since XC60 is
 * not XC90; one from 4, two from 8.
 */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
