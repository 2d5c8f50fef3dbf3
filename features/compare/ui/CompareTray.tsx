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
  '@tall': { position: 'fixed', insetInline: 0, insetBlockEnd: 0 },
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

/** Also a touch target of its own: the whole left part opens the list. */
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

/** Cars that the bar shows; the list has them all. */
const shown = 4;

interface CompareTrayProps {
  cars: readonly ComparedCar[];
  /** The list is shown. */
  isOpen: boolean;
  show: (view: CompareView) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** Fixed at the bottom of the window while there are cars to compare (spec 2 §2, Compare tray). */
export function CompareTray({ cars, isOpen, show, remove, clear }: CompareTrayProps) {
  const message = useMessages();
  const list = useId();
  const summary = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    show('tray');
    summary.current?.focus();
  };
  return (
    // Escape closes the list from wherever in the tray the focus is.
    <Tray
      aria-label={message('compareTray')}
      data-compare-tray=""
      data-sticks="end"
      onKeyDown={close}
    >
      <Container width="wide">
        <div id={list} hidden={!isOpen}>
          {isOpen && <CompareList cars={cars} remove={remove} afterLast={summary} />}
        </div>
        <Bar>
          <Summary
            ref={summary}
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => show(isOpen ? 'tray' : 'list')}
          >
            <Icon name="chevron" size="medium" />
            <span className={thumbnails()} aria-hidden>
              {cars.slice(0, shown).map((car) => (
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
