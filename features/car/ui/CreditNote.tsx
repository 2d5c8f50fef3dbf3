import { LoanWarning } from '../../../design-system/components/LoanWarning/LoanWarning';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import type { CarRecord } from '../../../domain/documents/carRecord';
import { usePageInfo } from '../../../rendering/pageInfo';
import { useCreditTexts } from '../../finance/ui/useCreditTexts';
import { carName } from './carName';

/**
 * The legally required texts below cards that show credit: the full representative example of the first of them, and in
 * Sweden the warning (decision 0140). Renders nothing if no card shows credit.
 */
export function CreditNote({ cars }: { cars: readonly CarRecord[] }) {
  const message = useMessages();
  const creditTexts = useCreditTexts();
  const { loanWarning } = usePageInfo();
  const car = cars.find(
    (candidate) =>
      !candidate.car_private_leasing_option?.is_campaign && creditTexts(candidate) !== undefined,
  );
  const credit = car && creditTexts(car);
  if (!credit) return null;
  return (
    <>
      <Text size="small" color="muted" measured data-credit-note="">
        {fillIn(message('monthlyExample'), {
          car: carName(car),
          monthly: credit.monthly,
          summary: credit.example,
        })}
      </Text>
      {loanWarning && <LoanWarning />}
    </>
  );
}
