import { useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { columnsIn, regionOf, useCarsInSight } from './useCarsInSight';

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  // The picture of its first button begins at the edge.
  marginInlineStart: '-$space$3',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
});

/** Which of the cars are in sight, with the way to the others; nothing where all of them are. */
export function CarsInSight({ count }: { count: number }) {
  const message = useMessages();
  const line = useRef<HTMLDivElement>(null);
  const { from = 1, to = count } = useCarsInSight(line, count) ?? {};
  const step = (columns: 1 | -1) => {
    const region = regionOf(line.current);
    const [column] = region ? columnsIn(region) : [];
    if (column) region?.scrollBy({ left: columns * column.offsetWidth });
  };
  return (
    <Line ref={line} hidden={to - from + 1 >= count}>
      {/* Not disabled for the browser: the button that was just used would lose the focus at the end. */}
      <Button
        type="button"
        variant="ghost"
        iconOnly
        aria-label={message('previousSlide')}
        aria-disabled={from <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="chevronLeft" size="medium" />
      </Button>
      <span role="status">{fillIn(message('compareInSight'), { from, to, count })}</span>
      <Button
        type="button"
        variant="ghost"
        iconOnly
        aria-label={message('nextSlide')}
        aria-disabled={to >= count}
        onClick={() => step(1)}
      >
        <Icon name="chevronRight" size="medium" />
      </Button>
    </Line>
  );
}
