import { useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { findColumns, findRegion, useVisibleCars } from './useVisibleCars';

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  // The icon of its first button is aligned with the edge.
  marginInlineStart: '-$space$3',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
});

/** Shows which cars are in view, with buttons to the others; renders nothing if all cars are in view. */
export function VisibleCars({ count }: { count: number }) {
  const message = useMessages();
  const line = useRef<HTMLDivElement>(null);
  const { from = 1, to = count } = useVisibleCars(line, count) ?? {};
  const scrollColumns = (columns: 1 | -1) => {
    const region = findRegion(line.current);
    const [column] = region ? findColumns(region) : [];
    if (column) region?.scrollBy({ left: columns * column.offsetWidth });
  };
  return (
    <Line ref={line} hidden={to - from + 1 >= count}>
      {/* Not `disabled`: the button that was just pressed would lose the focus at the end of the row. */}
      <Button
        type="button"
        variant="ghost"
        iconOnly
        aria-label={message('previousSlide')}
        aria-disabled={from <= 1}
        onClick={() => scrollColumns(-1)}
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
        onClick={() => scrollColumns(1)}
      >
        <Icon name="chevronRight" size="medium" />
      </Button>
    </Line>
  );
}
