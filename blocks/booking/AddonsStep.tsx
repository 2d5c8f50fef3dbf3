import { Button } from '../../design-system/components/Button/Button';
import { useMessages } from '../../design-system/messages';
import { hasServices } from '../../domain/booking/serviceRules';
import { OfferingList } from './OfferingList';
import { PriceNotes } from './ServicesStep';
import { RowSkeletons } from './RowSkeletons';
import { StepFrame } from './StepFrame';
import type { StepProps } from './step.types';
import type { Offerings } from './useOfferings';

/** Step 3: what goes with the visit; it may be nothing (BOOK-10, BOOK-11). */
export function AddonsStep({ addons, ...step }: StepProps & { addons: Offerings }) {
  const { state, dispatch } = step;
  const message = useMessages();
  const chosen = Object.values(state.services).filter(({ type }) => type === 'addon');
  const isChosen = hasServices(state.services, 'addon');
  return (
    <StepFrame
      step={3}
      title={message('bookingAddonsStep')}
      state={state}
      dispatch={dispatch}
      summary={chosen.map(({ name }) => name).join(', ') || message('bookingNoAddons')}
    >
      {addons.status !== 'known' ? (
        <RowSkeletons label={message('bookingLookingUp')} />
      ) : (
        <>
          <OfferingList categories={addons.categories} {...step} />
          <PriceNotes categories={addons.categories} />
        </>
      )}
      <div>
        <Button type="button" onClick={() => dispatch({ type: 'addonsDone', addons: isChosen })}>
          {message(isChosen ? 'bookingContinue' : 'bookingWithoutAddons')}
        </Button>
      </div>
    </StepFrame>
  );
}
