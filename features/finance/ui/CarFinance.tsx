import { Heading } from '../../../design-system/components/Heading/Heading';
import { LoanWarning } from '../../../design-system/components/LoanWarning/LoanWarning';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { askingPrice, askingPriceWithoutVat } from '../../../domain/finance/carPrices';
import { moneyPattern } from '../../../domain/money/moneyPattern';
import { Island } from '../../../rendering/Island';
import { clientScript } from '../../../rendering/clientScript';
import { usePageInfo } from '../../../rendering/pageInfo';
import { ExchangeCar } from '../../enquiries/ui/tradeIn/ExchangeCar.island';
import { tradeInMessages } from '../../enquiries/ui/tradeIn/tradeInMessages';
import { usePcpTexts } from './useCreditTexts';
import { CalculateCompanyLease } from './CalculateCompanyLease.island';
import { CalculateLoan } from './CalculateLoan.island';
import type { FinanceCar } from './financeCar.types';
import { PcpExample } from './PcpExample';
import { PrivateLease } from './PrivateLease';
import { OFFERS_ID } from './pageAnchors';
import { getMessageKeys, type MessageKey } from '../../../design-system/messages';
import sv from '../messages/sv.json' with { type: 'json' };

/** Message keys that calculators use in the browser. */
const financeMessages: readonly MessageKey[] = [
  ...getMessageKeys(sv, 'finance'),
  'carLoanRate',
  'carLoanRateNominal',
  'campaign',
];

const Column = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$5',
  minInlineSize: 0,
});

const Offers = styled('div', {
  borderBlockStart: '1px solid $line',
  minInlineSize: 0,
});

/** Whether a car has a monthly payment option. */
export const hasOffers = (car: FinanceCar): boolean =>
  (car.car_loan_option ??
    car.car_pcp_option ??
    car.car_private_leasing_option ??
    car.car_company_leasing_option) !== undefined;

/**
 * Monthly payment options of a car: loan, PCP, private lease and company lease, one line each, which opens. Only the
 * example of a PCP is open at first (decision 0140). Without JavaScript they show the offers' default choices; a
 * calculator's code loads on interaction.
 */
export function CarFinance({ car }: { car: FinanceCar }) {
  const message = useMessages();
  const { locale, currency, vatPercent, loanWarning } = usePageInfo();
  const pattern = moneyPattern(locale, currency);
  const price = askingPrice(car);
  const priceWithoutVat = askingPriceWithoutVat(car, vatPercent);
  const loan = price === undefined ? undefined : car.car_loan_option;
  const companyLease = priceWithoutVat === undefined ? undefined : car.car_company_leasing_option;
  const pcp = usePcpTexts()(car);
  const privateLease = car.car_private_leasing_option;
  const shared = { carId: car.car_id, pattern };
  return (
    <Column {...clientScript('CalculatorEvents')}>
      {(loan ?? pcp ?? companyLease ?? privateLease) && (
        <Offers id={OFFERS_ID}>
          <VisuallyHidden as="div">
            <Heading level={3}>{message('financeOffers')}</Heading>
          </VisuallyHidden>
          {loan && price !== undefined && (
            <Island
              name="CalculateLoan"
              component={CalculateLoan}
              when="interaction"
              messages={financeMessages}
              props={{
                ...shared,
                offer: loan,
                price,
                isCampaign: car.car_has_campaign_loan === true,
              }}
            />
          )}
          {pcp && <PcpExample title={car.car_pcp_option?.title ?? ''} {...pcp} />}
          {privateLease && <PrivateLease offer={privateLease} />}
          {companyLease && priceWithoutVat !== undefined && (
            <Island
              name="CalculateCompanyLease"
              component={CalculateCompanyLease}
              when="interaction"
              messages={financeMessages}
              props={{
                ...shared,
                offer: companyLease,
                priceWithoutVat,
                isCampaign: car.car_has_campaign_companyleasing === true,
                baseAmounts: car.car_pbbratio,
                benefit: car.car_beneficial_value,
              }}
            />
          )}
          {(loan ?? companyLease) && (
            <Island
              name="ExchangeCar"
              component={ExchangeCar}
              when="interaction"
              messages={tradeInMessages}
              props={{ pattern }}
            />
          )}
        </Offers>
      )}
      {loan && loanWarning && <LoanWarning />}
    </Column>
  );
}
