import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { CarLease, CarRecord } from '../../../domain/documents/carRecord';
import { usePositionText } from './price/usePositionText';
import { LowestPrice, PriceRow } from '../../finance/ui/PriceRow';
import { type CreditTexts, useCreditTexts } from '../../finance/ui/useCreditTexts';

const Prices = styled('div', { display: 'grid', alignContent: 'start', gap: '$1' });

const PricePosition = styled('p', {
  margin: 0,
  color: '$success',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
});

const Month = styled('p', {
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

/** Above the card's own link. */
const Example = styled('details', {
  position: 'relative',
  zIndex: '$raised',
  color: '$muted',
  fontSize: '$caption',
  lineHeight: '$snug',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '$2',
    minBlockSize: '$target',
    borderRadius: '$small',
    cursor: 'pointer',
    listStyle: 'none',
    textWrap: 'pretty',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { flexShrink: 0 },
    '@hover': { '&:hover': { color: '$text' } },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > p': { paddingBlockStart: '$1' },
});

/** The price of a car, and its monthly cost with the legal text of the credit. */
export function CarCardPrice({ car }: { car: CarRecord }) {
  if (!car.car_price_text) return null;
  return (
    <Prices data-prices="">
      <PriceRow car={car} size="card" />
      <LowestPrice car={car} size="card" />
      <LowPosition car={car} />
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
 * The credit's monthly cost, or the leasing cost where there is no credit. A leasing campaign, which has a badge, shows
 * its cost next to the credit's.
 */
function MonthlyCost({ car }: { car: CarRecord }) {
  const message = useMessages();
  const credit = useCreditTexts()(car);
  const { car_private_leasing_option: lease } = car;
  if (credit) {
    return (
      <>
        {lease?.is_campaign && <Lease lease={lease} />}
        <Credit {...credit} />
      </>
    );
  }
  if (lease) return <Lease lease={lease} />;
  const [offer] = car.car_leasing_options ?? [];
  if (!offer) return null;
  return <Month>{fillIn(message('carCompanyLeasing'), { cost: offer.monthly_cost_text })}</Month>;
}

function Lease({ lease }: { lease: CarLease }) {
  const message = useMessages();
  const { monthly_cost_text: cost, months_text, mileage_text, start_fee_text } = lease;
  return (
    <>
      <Month>{fillIn(message('carPrivateLeasing'), { cost })}</Month>
      <Text size="caption" color="muted">
        {months_text}, {mileage_text}. {start_fee_text}.
      </Text>
    </>
  );
}

/** The rate, the term and the total are always visible; the rest of the example opens, without JavaScript too. */
function Credit({ kind, monthly, summary, example }: CreditTexts) {
  const message = useMessages();
  return (
    <>
      <Month data-monthly="">{fillIn(message(kind), { cost: monthly })}</Month>
      <Example data-example="">
        <summary>
          <span>
            <VisuallyHidden>{message('financeExample')}: </VisuallyHidden>
            {summary}
          </span>
          <Icon name="chevron" size="small" />
        </summary>
        <Text size="caption" color="muted">
          {example}
        </Text>
      </Example>
    </>
  );
}
