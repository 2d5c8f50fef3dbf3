import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { CostList } from './CostList';
import type { PrivateLeasingOption } from '../../../domain/finance/offers';
import { Offer } from './Offer';

/** Private lease: it has no choices, because the offer fixes everything (OQ-74). */
export function PrivateLease({ offer }: { offer: PrivateLeasingOption }) {
  const message = useMessages();
  const { title, monthly_cost_text, is_campaign } = offer;
  return (
    <Offer title={title} monthly={monthly_cost_text} isCampaign={is_campaign}>
      <Text>{offer.sales_text}</Text>
      <CostList
        lines={[
          { label: message('financeMonthlyCost'), value: monthly_cost_text, strong: true },
          { label: message('financeContract'), value: offer.months_text },
          { label: message('financeMileage'), value: offer.mileage_text },
        ]}
      />
      <Text color="muted">
        {offer.start_fee_text}. {offer.invoice_fee_text}. {offer.disclaimer}
      </Text>
    </Offer>
  );
}
