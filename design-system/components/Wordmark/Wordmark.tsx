import { css } from '../../stitches';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { drawWord } from './letters';
import { type WordmarkName, wordmarks } from './wordmarks';

const box = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  inlineSize: '$wordmarkWidth',
  blockSize: '$wordmarkHeight',
  // 90 % of the size on phones.
  '@media (max-width: 639.98px)': {
    inlineSize: 'calc($sizes$wordmarkWidth * 0.9)',
    blockSize: 'calc($sizes$wordmarkHeight * 0.9)',
    fontSize: '0.9em',
  },
  color: '$text',
  lineHeight: '$none',
  textAlign: 'start',
  '& > svg': { flexShrink: 0, blockSize: '1.85em', inlineSize: '1.85em' },
});

const lines = css({ display: 'grid', gap: '0.4em', justifyItems: 'start' });

const ground = css({ fill: '$accent', '@forcedColors': { fill: 'CanvasText' } });
const sign = css({
  fill: 'none',
  stroke: '$onAccent',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@forcedColors': { stroke: 'Canvas' },
});

const word = css({
  fill: 'none',
  stroke: 'currentColor',
  inlineSize: 'auto',
  '@forcedColors': { forcedColorAdjust: 'auto' },
  variants: {
    size: {
      /** The name is one word. */
      alone: { blockSize: '0.95em' },
      /** There is a second line below the word. */
      above: { blockSize: '0.75em' },
      /** There is a second line, and the word is short enough to be larger. */
      aboveShort: { blockSize: '1.15em' },
    },
  },
});

const otherWords = css({
  fontFamily: '$heading',
  fontSize: '$small',
  fontWeight: '$medium',
  letterSpacing: '$caps',
});

/** For words with letters that are not in letters.ts. */
const plain = css({ fontFamily: '$heading', fontWeight: '$bold' });

interface WordmarkProps {
  /** Name of the site. Its first word is drawn; the rest is text below it. */
  name: string;
  /** Wordmark of the brand; by default the group's. */
  drawing?: WordmarkName;
}

/** The site's name as a logo of fixed size: the brand's sign and its name in the brand's letters. */
export function Wordmark({ name, drawing = 'road' }: WordmarkProps) {
  const mark = wordmarks[drawing];
  const [firstWord = '', ...furtherWords] = name.split(' ');
  return (
    <span className={box()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className={ground()} d={mark.ground} />
        <path className={sign()} d={mark.sign} />
      </svg>
      <span className={lines()}>
        <DrawnWord text={firstWord} drawing={drawing} isOnlyWord={furtherWords.length === 0} />
        {furtherWords.length > 0 && <span className={otherWords()}> {furtherWords.join(' ')}</span>}
      </span>
    </span>
  );
}

/** Words narrower than this are drawn larger; in tenths of the letters' height. */
const SHORT_WORD_WIDTH = 60;

interface DrawnWordProps {
  text: string;
  drawing: WordmarkName;
  isOnlyWord: boolean;
}

function DrawnWord({ text, drawing, isOnlyWord: alone }: DrawnWordProps) {
  const { line, gap, ends, joins, stretch, slant } = wordmarks[drawing];
  const letters = drawWord(text, gap);
  if (!letters) return <span className={plain()}>{text}</span>;
  const isShort = letters.width * stretch < SHORT_WORD_WIDTH;
  const lean = Math.tan((Math.abs(slant) * Math.PI) / 180) * 10;
  const width = letters.width * stretch + lean + line;
  return (
    <>
      <svg
        className={word({ size: alone ? 'alone' : isShort ? 'aboveShort' : 'above' })}
        viewBox={`${-line / 2} ${-line / 2} ${round(width)} ${10 + line}`}
        strokeWidth={line}
        strokeLinecap={ends}
        strokeLinejoin={joins}
        aria-hidden="true"
      >
        <g transform={`translate(${round(lean)}) skewX(${slant}) scale(${stretch} 1)`}>
          {letters.glyphs.map(({ path, x }) => (
            <path key={x} d={path} transform={`translate(${round(x)})`} />
          ))}
        </g>
      </svg>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
