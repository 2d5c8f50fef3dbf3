import { lazy, Suspense, useEffect } from 'react';
import { useMessages } from '../../../design-system/messages';
import { steps } from '../model/bookingState';
import { RowSkeletons } from '../../appointments/ui/RowSkeletons';
import type { WorkshopStepProps } from './step.types';
import { StepFrame } from './StepFrame';

const loadParts = () => import('./WorkshopParts');
const WorkshopParts = lazy(async () => ({ default: (await loadParts()).WorkshopParts }));

/** Step 4 (BOOK-12 to 15); its code comes while services are chosen. */
export function WorkshopStep(props: WorkshopStepProps) {
  const { state, dispatch } = props;
  const message = useMessages();
  const isNear = state.displayState >= steps.services;
  useEffect(() => {
    // One that cannot be had now is asked for again when it is shown.
    if (isNear) loadParts().catch(() => undefined);
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
        <WorkshopParts {...props} />
      </Suspense>
    </StepFrame>
  );
}
