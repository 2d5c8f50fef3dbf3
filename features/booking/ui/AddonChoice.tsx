import { Button } from '../../../design-system/components/Button/Button';
import { useMessages } from '../../../design-system/messages';
import { hasServices } from '../../../domain/booking/serviceRules';
import { OfferingList } from './OfferingList';
import { PriceNotes } from './PriceNotes';
import { RowSkeletons } from '../../appointments/ui/RowSkeletons';
import type { OfferingsProps } from './step.types';
import type { Offerings } from './useOfferings';

export interface AddonChoiceProps extends OfferingsProps {
  addons: Offerings;
  /** @param isChosen whether any add-on is chosen */
  onDone: (isChosen: boolean) => void;
}

/** The choice of optional add-ons to the visit (BOOK-10, BOOK-11). */
export function AddonChoice({ addons, onDone, ...step }: AddonChoiceProps) {
  const message = useMessages();
  const isChosen = hasServices(step.state.services, 'addon');
  return (
    <>
      {addons.status !== 'known' ? (
        <RowSkeletons label={message('bookingLookingUp')} />
      ) : (
        <>
          <OfferingList categories={addons.categories} {...step} />
          <PriceNotes categories={addons.categories} />
        </>
      )}
      <div>
        <Button type="button" onClick={() => onDone(isChosen)}>
          {message(isChosen ? 'bookingContinue' : 'bookingWithoutAddons')}
        </Button>
      </div>
    </>
  );
}
