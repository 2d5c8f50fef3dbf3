import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { CarRecord } from './carRecord';
import { useLoanTerms } from './loanTerms';
import { LowestPrice, PriceRow } from './PriceRow';

const Prices = styled('div', { display: 'grid', gap: '$1' });

const Month = styled('p', {
  margin: 0,
  fontSize: '$small',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

/** What a car costs, and by the month with what an offer of credit has to say (spec 2 §3, Prices). */
export function CarCardPrice({ car }: { car: CarRecord }) {
  if (!car.car_price_text) return null;
  return (
    <Prices>
      <PriceRow car={car} size="card" />
      <LowestPrice car={car} size="card" />
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
