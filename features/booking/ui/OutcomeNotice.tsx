import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { Outcome } from '../../../domain/booking/bookingState.types';
import { FaultNotice } from '../../enquiries/ui/FaultNotice';
import { useBookingFault } from './useBookingFault';

export interface OutcomeNoticeProps {
  outcome: Outcome | null;
  /** The way to the free times, where they stand on the same page. */
  onOtherTime?: () => void;
}

/** What became of a booking that was sent, where it is not made, or not known to be (BOOK-97). */
export function OutcomeNotice({ outcome, onOtherTime }: OutcomeNoticeProps) {
  const message = useMessages();
  const inWords = useBookingFault();
  return (
    <>
      <div role="status">
        {outcome?.state === 'unknown' && <Text weight="medium">{message('bookingUnknown')}</Text>}
      </div>
      {outcome?.state === 'refused' && (
        <FaultNotice>
          <Text>{inWords(outcome.error)}</Text>
          {onOtherTime && outcome.error.code === 'TimeslotNotAvailable' && (
            <Button type="button" variant="outline" size="small" onClick={onOtherTime}>
              {message('bookingOtherTime')}
            </Button>
          )}
        </FaultNotice>
      )}
    </>
  );
}
