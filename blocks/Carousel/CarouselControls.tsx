import { Button } from '../../design-system/components/Button/Button';
import { Bar, Dot, Dots } from '../../design-system/components/Carousel/controlLooks';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Stack } from '../../design-system/components/Stack/Stack';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../design-system/messages';
import { css } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import { ToggleButton } from '../../features/film/ui/ToggleButton';

/** On top of a picture, whose colours may be any. */
const overPicture = css({
  ...toneStyle('dark'),
  borderRadius: '$round',
  paddingInline: '$4 $2',
  paddingBlock: '$1',
  '@forcedColors': { border: '1px solid CanvasText' },
});

interface CarouselControlsProps {
  /** How many slides there are; one alone needs no controls. */
  count: number;
  /** The controls lie over the slides. */
  over: boolean;
  /** Something moves by itself that only a button here can stop. */
  pausable: boolean;
}

/** What moves a carousel, and where it stands; plain script gives it life. */
export function CarouselControls({ count, over, pausable }: CarouselControlsProps) {
  const message = useMessages();
  const place = (index: number) => fillIn(message('slidePosition'), { number: index + 1, count });
  if (count < 2) return null;
  return (
    <Bar className={over ? overPicture() : undefined}>
      <Dots role="group" aria-label={message('chooseSlide')}>
        {Array.from({ length: count }, (_, index) => (
          <Dot
            key={index}
            type="button"
            aria-label={place(index)}
            aria-current={index === 0}
            data-dot=""
          />
        ))}
      </Dots>
      <VisuallyHidden role="status" />
      <Stack direction="row" gap={2}>
        {pausable && (
          <ToggleButton
            mark="data-carousel-play"
            variant="ghost"
            off={{ icon: 'play', label: message('playSlides') }}
            on={{ icon: 'pause', label: message('pauseSlides') }}
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
