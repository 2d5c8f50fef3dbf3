import { styled } from '../../design-system/stitches';

const Whole = styled('span', { whiteSpace: 'nowrap' });

/** Longest word in letters that has room on a line of the narrowest card. */
const longest = 18;

/** A text whose words with a hyphen, such as names, stay on one line. */
export function unbroken(text: string) {
  if (!/\S-\S/.test(text)) return text;
  return text
    .split(/(\s+)/)
    .map((word, index) =>
      /\S-\S/.test(word) && word.length <= longest ? <Whole key={index}>{word}</Whole> : word,
    );
}
