import { useMessages } from '../../../design-system/messages';
import { ServiceChoice, type ServiceChoiceProps } from './ServiceChoice';
import { StepFrame } from './StepFrame';
import type { StepProps } from './step.types';

export interface ServicesStepProps extends StepProps, Pick<ServiceChoiceProps, 'services'> {
  /** Whether the next step has add-ons to choose. */
  hasAddons: boolean;
}

/** Step 2: services (BOOK-08, BOOK-09). */
export function ServicesStep({ services, hasAddons, ...step }: ServicesStepProps) {
  const { state, dispatch } = step;
  const message = useMessages();
  const chosenServices = Object.values(state.services).filter(({ type }) => type === 'service');
  return (
    <StepFrame
      step={2}
      title={message('bookingServicesStep')}
      state={state}
      dispatch={dispatch}
      summary={chosenServices.map(({ name }) => name).join(', ')}
    >
      <ServiceChoice
        {...step}
        services={services}
        onDone={() => dispatch({ type: 'servicesDone', hasAddons })}
      />
    </StepFrame>
  );
}
