import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { Outcome } from '../../../domain/booking/bookingState.types';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { useBookingError } from './useBookingError';

export interface OutcomeNoticeProps {
  outcome: Outcome | null;
  /** Leads back to the free times, if they are on the same page. */
  onOtherTime?: () => void;
}

/** The outcome of a booking that was refused, or whose outcome is unknown (BOOK-97). */
export function OutcomeNotice({ outcome, onOtherTime }: OutcomeNoticeProps) {
  const message = useMessages();
  const errorText = useBookingError();
  return (
    <>
      <div role="status">
        {outcome?.state === 'unknown' && <Text weight="medium">{message('bookingUnknown')}</Text>}
      </div>
      {outcome?.state === 'refused' && (
        <ErrorNotice>
          <Text>{errorText(outcome.error)}</Text>
          {onOtherTime && outcome.error.code === 'TimeslotNotAvailable' && (
            <Button type="button" variant="outline" size="small" onClick={onOtherTime}>
              {message('bookingOtherTime')}
            </Button>
          )}
        </ErrorNotice>
      )}
    </>
  );
}
