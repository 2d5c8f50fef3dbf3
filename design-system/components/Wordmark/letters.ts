/**
 * Letters as SVG paths in cells ten units high. Each brand sets the width, ends, stretch and slant of the stroke
 * (wordmarks.ts).
 */
interface Letter {
  /** Width of the cell in units. */
  width: number;
  path: string;
}

const letters: Readonly<Record<string, Letter>> = {
  A: { width: 8.4, path: 'M0 10 4.2 0l4.2 10M1.7 6.6h5' },
  C: { width: 7.4, path: 'M7.4 1.6A4.4 5 0 1 0 7.4 8.4' },
  E: { width: 6, path: 'M6 0H0v10h6M0 5h5' },
  I: { width: 0, path: 'M0 0v10' },
  K: { width: 6.4, path: 'M0 0v10M6.2 0 0 6.2M2.4 4l4 6' },
  M: { width: 9, path: 'M0 10V0l4.5 6.4L9 0v10' },
  O: { width: 8.8, path: 'M4.4 0a4.4 5 0 1 1 0 10 4.4 5 0 1 1 0-10Z' },
  P: { width: 6.2, path: 'M0 10V0h3.3a2.9 2.9 0 0 1 0 5.8H0' },
  R: { width: 6.4, path: 'M0 10V0h3.4a2.8 2.8 0 0 1 0 5.6H0M3.4 5.6 6.4 10' },
  S: {
    width: 6,
    path: 'M5.8 1.5C4.9.5 4.1 0 3 0 1.4 0 .2 1 .2 2.5 .2 5.8 6 4.2 6 7.4 6 9 4.8 10 3 10 1.8 10 .8 9.5 0 8.5',
  },
  T: { width: 7, path: 'M0 0h7M3.5 0v10' },
  U: { width: 7, path: 'M0 0v6.5a3.5 3.5 0 0 0 7 0V0' },
  V: { width: 8, path: 'M0 0l4 10 4-10' },
};

/** The letters of a word as paths with their positions; undefined if a letter has no drawing. */
export function drawWord(word: string, gap: number) {
  const glyphs: { path: string; x: number }[] = [];
  let x = 0;
  for (const character of word.toUpperCase()) {
    const letter = Object.hasOwn(letters, character) ? letters[character] : undefined;
    if (!letter) return undefined;
    glyphs.push({ path: letter.path, x });
    x += letter.width + gap;
  }
  return { glyphs, width: x - gap };
}
