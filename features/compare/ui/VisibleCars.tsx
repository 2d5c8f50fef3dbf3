import { useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { findColumns, findRegion, useVisibleCars } from './useVisibleCars';

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  // Aligns the icon of the first button with the edge, and not the button's padding.
  marginInlineStart: '-$space$3',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
});

/** Shows which cars are in view, with buttons that scroll to the others; hidden if all cars are in view. */
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
      {/* Not `disabled`, because a button that is disabled by its own press loses the focus. */}
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
