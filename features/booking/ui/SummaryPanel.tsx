import { useCallback, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Drawer } from '../../../design-system/components/Drawer/Drawer';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { toneStyle } from '../../../design-system/tones';
import { formatPlate } from '../../../domain/booking/plate';
import type { BookingState } from '../../../domain/booking/bookingState.types';
import { bookingTotal } from '../model/bookingTotal';
import { type MoneyPattern, writeMoney } from '../../../domain/money/moneyPattern';
import { SummaryLines, type SummaryLinesProps } from './SummaryLines';

const Panel = styled('aside', {
  display: 'none',
  '@lg': {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 'calc($sizes$header + $space$4)',
  },
});

const Body = styled('div', { display: 'grid', gap: '$4' });

const Bar = styled('div', {
  ...toneStyle('default'),
  '@tall': { position: 'sticky', insetBlockEnd: 0 },
  zIndex: '$sticky',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  minBlockSize: '$tray',
  paddingBlock: '$2',
  borderBlockStart: '1px solid $line',
  '@lg': { display: 'none' },
});

const ChosenCount = styled('span', { display: 'grid', fontVariantNumeric: 'tabular-nums' });

export interface SummaryPanelProps extends Pick<SummaryLinesProps, 'pattern' | 'priceNote'> {
  state: Pick<BookingState, 'services' | 'car' | 'location'>;
}

/** Summary of the choices, next to the steps where there is space (BOOK-17). */
export function SummaryPanel({ state, pattern, priceNote }: SummaryPanelProps) {
  const message = useMessages();
  return (
    <Panel aria-labelledby="booking-summary">
      <Card padding="large" tone="surface">
        <Body>
          <Heading level={2} size={5} id="booking-summary">
            {message('bookingSummary')}
          </Heading>
          <SummaryFacts state={state} />
          <SummaryLines state={state} pattern={pattern} priceNote={priceNote} />
        </Body>
      </Card>
    </Panel>
  );
}

/** Summary on a small screen: a bar at the bottom of the window that opens it in a drawer (BOOK-18). */
export function SummaryBar({ state, pattern, priceNote }: SummaryPanelProps) {
  const message = useMessages();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const count = Object.keys(state.services).length;
  return (
    <>
      <Bar data-sticks="end">
        <ChosenCount role="status">
          <Text as="span" weight="medium">
            {count === 1
              ? message('bookingChosenOne')
              : fillIn(message('bookingChosenCount'), { count })}
          </Text>
          {count > 0 && <BarTotal state={state} pattern={pattern} />}
        </ChosenCount>
        <Button
          type="button"
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {message('bookingSummary')}
        </Button>
      </Bar>
      <Drawer side="bottom" open={isOpen} onClose={close} title={message('bookingSummary')}>
        <Body>
          <SummaryFacts state={state} />
          <SummaryLines state={state} pattern={pattern} priceNote={priceNote} />
        </Body>
      </Drawer>
    </>
  );
}

/** The total, visible without opening the drawer. */
function BarTotal({
  state,
  pattern,
}: {
  state: SummaryPanelProps['state'];
  pattern: MoneyPattern;
}) {
  const message = useMessages();
  const { total, withAgreement = total, range, isPartial } = bookingTotal(state);
  const price = writeMoney(range?.from ?? withAgreement, pattern);
  function describeTotal(): string {
    if (isPartial && withAgreement === 0) return message('bookingNoPrice');
    return isPartial || range ? fillIn(message('bookingPriceFrom'), { price }) : price;
  }
  return (
    <Text as="span" size="small">
      {message('bookingTotal')} {describeTotal()}
    </Text>
  );
}

function SummaryFacts({ state: { car, location } }: Pick<SummaryPanelProps, 'state'>) {
  if (!car || !location) return null;
  return (
    <Text size="small" color="muted">
      {formatPlate(car.registrationNumber)}, {car.brand} {car.model} · {location.name}
    </Text>
  );
}
