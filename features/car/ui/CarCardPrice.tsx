import type { ReactNode } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { CarLease, CarRecord } from '../../../domain/documents/carRecord';
import { usePositionText } from './price/usePositionText';
import { LowestPrice, PriceRow } from '../../finance/ui/PriceRow';
import { useCreditTexts } from '../../finance/ui/useCreditTexts';

const Prices = styled('div', { display: 'grid', alignContent: 'start', gap: '$1' });

const PricePosition = styled('p', {
  margin: 0,
  color: '$success',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
});

const Monthly = styled('strong', { fontWeight: '$semibold' });

const Line = styled('p', { margin: 0, fontSize: '$small', lineHeight: '$snug' });

/** Above the card's own link. */
const Terms = styled('details', {
  position: 'relative',
  zIndex: '$raised',
  color: '$muted',
  fontSize: '$small',
  lineHeight: '$snug',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '$1',
    minBlockSize: '$target',
    borderRadius: '$small',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flexShrink: 0 },
    '& strong': { color: '$text' },
    '@hover': { '&:hover': { color: '$text' } },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': { paddingBlockStart: '$1' },
});

/** The price of a car, and its monthly cost, which opens the terms that belong to it. */
export function CarCardPrice({ car }: { car: CarRecord }) {
  if (!car.car_price_text) return null;
  return (
    <Prices data-prices="">
      <PriceRow car={car} size="card" />
      {car.car_lowest_price_30_days === undefined ? (
        <LowPosition car={car} />
      ) : (
        <LowestPrice car={car} size="card" />
      )}
      <MonthlyCost car={car} />
    </Prices>
  );
}

/** A price below that of similar cars, in one line. The car's page has the details. */
function LowPosition({ car: { car_price_position: position } }: { car: CarRecord }) {
  const positionText = usePositionText();
  if (!position || position.below <= 0) return null;
  return <PricePosition data-position="">{positionText(position)}</PricePosition>;
}

/**
 * One monthly cost: that of a leasing campaign, which has a badge; else the credit's; else a lease's. The law wants the
 * rate next to it in every market (decision 0140); the rest opens, without JavaScript too.
 */
function MonthlyCost({ car }: { car: CarRecord }) {
  const message = useMessages();
  const credit = useCreditTexts()(car);
  const { car_private_leasing_option: lease } = car;
  if (credit && !lease?.is_campaign) {
    const { kind, monthly, rate, example } = credit;
    return (
      <MonthlyTerms of="credit" cost={fillIn(message(kind), { cost: monthly })} note={rate}>
        {example}
      </MonthlyTerms>
    );
  }
  if (lease) return <Lease lease={lease} />;
  const [offer] = car.car_leasing_options ?? [];
  if (!offer) return null;
  return (
    <Line>
      <Monthly>{fillIn(message('carCompanyLeasing'), { cost: offer.monthly_cost_text })}</Monthly>
    </Line>
  );
}

function Lease({ lease }: { lease: CarLease }) {
  const message = useMessages();
  const { monthly_cost_text: cost, months_text, mileage_text, start_fee_text } = lease;
  return (
    <MonthlyTerms
      of="lease"
      cost={fillIn(message('carPrivateLeasing'), { cost })}
      note={months_text}
    >
      {months_text}, {mileage_text}. {start_fee_text}.
    </MonthlyTerms>
  );
}

interface MonthlyTermsProps {
  of: 'credit' | 'lease';
  cost: string;
  /** What must always be shown next to the cost. */
  note: string;
  /** The terms, which open. */
  children: ReactNode;
}

function MonthlyTerms({ of, cost, note, children }: MonthlyTermsProps) {
  return (
    <Terms data-example={of}>
      <summary>
        <span>
          <Monthly data-monthly="">{cost}</Monthly> · {note}
        </span>
        <Icon name="chevron" size="small" />
      </summary>
      <Text size="small">{children}</Text>
    </Terms>
  );
}
