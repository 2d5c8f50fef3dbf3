import { lazy, Suspense, useEffect } from 'react';
import { useMessages } from '../../../design-system/messages';
import { steps } from '../model/bookingState';
import { RowSkeletons } from '../../appointments/ui/RowSkeletons';
import type { WorkshopStepProps } from './step.types';
import { StepFrame } from './StepFrame';

const loadWorkshopDetails = () => import('./WorkshopDetails');
const WorkshopDetails = lazy(async () => ({
  default: (await loadWorkshopDetails()).WorkshopDetails,
}));

/** Step 4 (BOOK-12 to 15); its code loads while services are chosen. */
export function WorkshopStep(props: WorkshopStepProps) {
  const { state, dispatch } = props;
  const message = useMessages();
  const isNear = state.displayState >= steps.services;
  useEffect(() => {
    // If the code fails to load now, it is loaded again when it is shown.
    if (isNear) loadWorkshopDetails().catch(() => undefined);
  }, [isNear]);
  return (
    <StepFrame
      step={steps.workshop}
      title={message('bookingWorkshopStep')}
      state={state}
      dispatch={dispatch}
      summary={null}
    >
      <Suspense fallback={<RowSkeletons label={message('bookingSearching')} />}>
        <WorkshopDetails {...props} />
      </Suspense>
    </StepFrame>
  );
}
