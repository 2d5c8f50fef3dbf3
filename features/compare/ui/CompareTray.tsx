import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Container } from '../../../design-system/components/Container/Container';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { fillIn, useMessages } from '../../../design-system/messages';
import { css, styled } from '../../../design-system/stitches';
import { toneStyle } from '../../../design-system/tones';
import { CarThumbnail } from './CarThumbnail';
import type { ComparedCar } from '../../car/ui/comparedCar';
import { CompareList } from './CompareList';
import type { CompareView } from './compareView.types';

const Tray = styled('section', {
  ...toneStyle('default'),
  '@tall': {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    // The price bar of a car's page has its place in narrow windows; the tray is then the end of the page.
    '@belowLg': { 'body:has([data-price-bar]) &': { position: 'static' } },
  },
  zIndex: '$floating',
  borderBlockStart: '1px solid $line',
  boxShadow: '$overlay',
  '@media print': { display: 'none' },
});

const Bar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$tray',
  '@md': { gap: '$5' },
});

/** The button that opens the list. It fills the bar up to the other buttons, as a large touch target. */
const Summary = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minInlineSize: 0,
  minBlockSize: '$touch',
  margin: 0,
  marginInlineEnd: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: '$semibold',
  textAlign: 'start',
  lineHeight: '$snug',
  cursor: 'pointer',
  '& > svg': { color: '$muted' },
  '&[aria-expanded="false"] > svg': { transform: 'rotate(180deg)' },
  '@motion': { '& > svg': { transition: 'transform $base' } },
});

const thumbnails = css({ display: 'none', '@md': { display: 'flex', gap: '$2' } });

/** Maximum number of pictures in the bar; the list has all cars. */
const MAX_THUMBNAILS = 4;

interface CompareTrayProps {
  cars: readonly ComparedCar[];
  /** Whether the list is open. */
  isOpen: boolean;
  show: (view: CompareView) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** The bar at the bottom of the window while there are cars to compare, and their list. */
export function CompareTray({ cars, isOpen, show, remove, clear }: CompareTrayProps) {
  const message = useMessages();
  const listId = useId();
  const summary = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    show('tray');
    summary.current?.focus();
  };
  return (
    // Escape closes the list wherever the focus is in the tray.
    <Tray
      aria-label={message('compareTray')}
      data-compare-tray=""
      data-sticks="end"
      onKeyDown={onKeyDown}
    >
      <Container width="wide">
        <div id={listId} hidden={!isOpen}>
          {isOpen && <CompareList cars={cars} remove={remove} afterLast={summary} />}
        </div>
        <Bar>
          <Summary
            ref={summary}
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => show(isOpen ? 'tray' : 'list')}
          >
            <Icon name="chevron" size="medium" />
            <span className={thumbnails()} aria-hidden>
              {cars.slice(0, MAX_THUMBNAILS).map((car) => (
                <CarThumbnail key={car.car_id} car={car} />
              ))}
            </span>
            <span role="status">{fillIn(message('compareCount'), { count: cars.length })}</span>
          </Summary>
          <Button type="button" variant="ghost" size="small" onClick={clear}>
            {message('compareClear')}
          </Button>
          <Button type="button" size="small" onClick={() => show('table')}>
            {message('compareOpen')}
          </Button>
        </Bar>
      </Container>
    </Tray>
  );
}
