import { useMessages } from '../../../design-system/messages';
import { AddonChoice } from './AddonChoice';
import { StepFrame } from './StepFrame';
import type { StepProps } from './step.types';
import type { Offerings } from './useOfferings';

/** Step 3: add-ons (BOOK-10). */
export function AddonsStep({ addons, ...step }: StepProps & { addons: Offerings }) {
  const { state, dispatch } = step;
  const message = useMessages();
  const chosenAddons = Object.values(state.services).filter(({ type }) => type === 'addon');
  return (
    <StepFrame
      step={3}
      title={message('bookingAddonsStep')}
      state={state}
      dispatch={dispatch}
      summary={chosenAddons.map(({ name }) => name).join(', ') || message('bookingNoAddons')}
    >
      <AddonChoice
        {...step}
        addons={addons}
        onDone={(isChosen) => dispatch({ type: 'addonsDone', addons: isChosen })}
      />
    </StepFrame>
  );
}
