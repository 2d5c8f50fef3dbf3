import { fillIn, useMessages } from '../../messages';
import { styled } from '../../stitches';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Bar, Dot, Dots } from './controlLooks';
import type { Slides } from './useSlides';

const Count = styled('span', {
  color: '$muted',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
});

/** More dots than these are no longer counted at a glance. */
const mostDots = 10;

interface CarouselControlsProps {
  slides: Slides;
  indicator: 'dots' | 'count';
  /** Button that stops and starts it; none where it does not move by itself. */
  autoplay?: { playing: boolean; toggle: () => void };
}

/** What moves a carousel, and where it stands. */
export function CarouselControls({ slides, indicator, autoplay }: CarouselControlsProps) {
  const message = useMessages();
  const { position, positions, atStart, atEnd, goTo, previous, next } = slides;
  const place = (index: number) =>
    fillIn(message('slidePosition'), { number: index + 1, count: positions });
  if (positions < 2) return null;
  return (
    <Bar>
      {indicator === 'dots' && positions <= mostDots ? (
        <Dots role="group" aria-label={message('chooseSlide')}>
          {Array.from({ length: positions }, (_, index) => (
            <Dot
              key={index}
              type="button"
              aria-label={place(index)}
              aria-current={index === position}
              onClick={() => goTo(index)}
            />
          ))}
        </Dots>
      ) : (
        <Count aria-hidden>{`${position + 1} / ${positions}`}</Count>
      )}
      {!autoplay?.playing && <VisuallyHidden role="status">{place(position)}</VisuallyHidden>}
      <Stack direction="row" gap={2}>
        {autoplay && (
          <Button
            type="button"
            variant="ghost"
            iconOnly
            aria-label={message(autoplay.playing ? 'pauseSlides' : 'playSlides')}
            onClick={autoplay.toggle}
          >
            <Icon name={autoplay.playing ? 'pause' : 'play'} size="medium" />
          </Button>
        )}
        {/* Not disabled for the browser: the button that was just used would lose the focus at the end. */}
        <Button
          type="button"
          variant="outline"
          iconOnly
          aria-label={message('previousSlide')}
          aria-disabled={atStart}
          onClick={previous}
        >
          <Icon name="chevronLeft" size="medium" />
        </Button>
        <Button
          type="button"
          variant="outline"
          iconOnly
          aria-label={message('nextSlide')}
          aria-disabled={atEnd}
          onClick={next}
        >
          <Icon name="chevronRight" size="medium" />
        </Button>
      </Stack>
    </Bar>
  );
}
