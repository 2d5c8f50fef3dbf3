import { Button } from '../../design-system/components/Button/Button';
import { Bar, Dot, Dots } from '../../design-system/components/Carousel/controlStyles';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Stack } from '../../design-system/components/Stack/Stack';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../design-system/messages';
import { css } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { ToggleButton } from '../../features/film/ui/ToggleButton';

/** For controls over pictures of any colour. */
const overPicture = css({
  ...toneStyle('dark'),
  borderRadius: '$round',
  paddingInline: '$4 $2',
  paddingBlock: '$1',
  '@forcedColors': { border: '1px solid CanvasText' },
});

interface CarouselControlsProps {
  /** Number of slides; a single slide needs no controls. */
  count: number;
  /** Whether the controls overlap the slides. */
  over: boolean;
  /** Whether something moves automatically and needs a pause button. */
  pausable: boolean;
}

/** Buttons of a carousel, and dots for the current position; they need the client script. */
export function CarouselControls({ count, over, pausable }: CarouselControlsProps) {
  const message = useMessages();
  const positionLabel = (index: number) =>
    fillIn(message('slidePosition'), { number: index + 1, count });
  if (count < 2) return null;
  return (
    <Bar className={over ? overPicture() : undefined}>
      <Dots role="group" aria-label={message('chooseSlide')}>
        {Array.from({ length: count }, (_, index) => (
          <Dot
            key={index}
            type="button"
            aria-label={positionLabel(index)}
            aria-current={index === 0}
            data-dot=""
          />
        ))}
      </Dots>
      <VisuallyHidden role="status" />
      <Stack direction="row" gap={2}>
        {pausable && (
          <ToggleButton
            attribute="data-carousel-play"
            variant="ghost"
            offState={{ icon: 'play', label: message('playSlides') }}
            onState={{ icon: 'pause', label: message('pauseSlides') }}
          />
        )}
        <Button
          type="button"
          variant={over ? 'ghost' : 'outline'}
          iconOnly
          aria-label={message('previousSlide')}
          aria-disabled
          data-previous=""
        >
          <Icon name="chevronLeft" size="medium" />
        </Button>
        <Button
          type="button"
          variant={over ? 'ghost' : 'outline'}
          iconOnly
          aria-label={message('nextSlide')}
          aria-disabled={false}
          data-next=""
        >
          <Icon name="chevronRight" size="medium" />
        </Button>
      </Stack>
    </Bar>
  );
}
