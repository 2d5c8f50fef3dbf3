import { Text } from '../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { usePageInfo } from '../pageInfo';
import type { CarRecord } from './carRecord';
import { formatMoney } from './formatMoney';
import { useLoanTerms } from './loanTerms';

const Prices = styled('div', { display: 'grid', gap: '$1' });

const Row = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

const Now = styled('strong', {
  fontFamily: '$heading',
  fontSize: '$h4',
  fontWeight: '$bold',
  lineHeight: '$snug',
  variants: { campaign: { true: { color: '$danger' } } },
});

const Before = styled('s', { color: '$muted', fontSize: '$small' });

const Note = styled('span', { color: '$muted', fontSize: '$caption' });

const Month = styled('p', {
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

/** What a car costs, and by the month with what an offer of credit has to say (spec 2 §3, Prices). */
export function CarCardPrice({ car }: { car: CarRecord }) {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const { car_price_text, car_campaign_price_text, car_lowest_price_30_days: lowest } = car;
  const isCampaign = Boolean(car.car_has_campaign_price && car_campaign_price_text);
  if (!car_price_text) return null;
  return (
    <Prices>
      <Row>
        {car.car_price_title && <VisuallyHidden>{car.car_price_title} </VisuallyHidden>}
        <Now campaign={isCampaign}>{isCampaign ? car_campaign_price_text : car_price_text}</Now>
        {isCampaign && (
          <Before>
            <VisuallyHidden>{message('carOrdinaryPrice')} </VisuallyHidden>
            {car_price_text}
          </Before>
        )}
        {car.car_vehicle_type_code === 'LCV' && car.car_price !== undefined && (
          <Note>{message('carWithoutVat')}</Note>
        )}
      </Row>
      {lowest !== undefined && (
        <Note>
          {fillIn(message('carLowestPrice'), { price: formatMoney(lowest, locale, currency) })}
        </Note>
      )}
      <MonthlyCost car={car} />
    </Prices>
  );
}

/** The loan's monthly cost, or what leasing costs where there is no loan. */
function MonthlyCost({ car }: { car: CarRecord }) {
  const terms = useLoanTerms()(car);
  const { car_loan_option: loan, car_private_leasing_option: lease } = car;
  if (loan && terms) {
    return <Monthly cost={loan.default_monthly_cost_text} kind="carLoan" terms={terms} />;
  }
  if (lease) {
    const { months_text, mileage_text, start_fee_text } = lease;
    const terms = `${months_text}, ${mileage_text}. ${start_fee_text}.`;
    return <Monthly cost={lease.monthly_cost_text} kind="carPrivateLeasing" terms={terms} />;
  }
  const [offer] = car.car_leasing_options ?? [];
  return offer ? <Monthly cost={offer.monthly_cost_text} kind="carCompanyLeasing" /> : null;
}

interface MonthlyProps {
  cost: string;
  kind: 'carLoan' | 'carPrivateLeasing' | 'carCompanyLeasing';
  terms?: string;
}

function Monthly({ cost, kind, terms }: MonthlyProps) {
  const message = useMessages();
  return (
    <>
      <Month>{fillIn(message(kind), { cost })}</Month>
      {terms && (
        <Text size="caption" tone="muted">
          {terms}
        </Text>
      )}
    </>
  );
}
