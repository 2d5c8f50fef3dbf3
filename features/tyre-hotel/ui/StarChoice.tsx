import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

const MAX_STARS = 5;

const Stars = styled('div', { display: 'flex', gap: '$1' });

const Star = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  borderRadius: '$control',
  color: '$border',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$primary' } },
  '&:has(:focus-visible)': { outline: '2px solid $focus', outlineOffset: '2px' },
  '& svg': {
    inlineSize: '$target',
    blockSize: '$target',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
  },
  '@forcedColors': { color: 'CanvasText' },
  variants: {
    isFull: {
      true: {
        color: '$primary',
        '& svg': { fill: 'currentColor' },
        '@forcedColors': { color: 'Highlight' },
      },
    },
  },
});

const Input = styled('input', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export interface StarChoiceProps {
  /** Id of the question. */
  labelledBy: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
}

/** One to five stars (TIRE-76). */
export function StarChoice({ labelledBy, value, onChange }: StarChoiceProps) {
  const message = useMessages();
  return (
    <Stars role="radiogroup" aria-labelledby={labelledBy}>
      {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((stars) => (
        <Star key={stars} isFull={stars <= value}>
          <Input
            type="radio"
            name="tire-stars"
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
          />
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.6 9.7l5.8-.8Z" />
          </svg>
          <VisuallyHidden>{fillIn(message('tireStars'), { stars })}</VisuallyHidden>
        </Star>
      ))}
    </Stars>
  );
}
