import { Button } from '../../../design-system/components/Button/Button';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { useLanguage } from '../../../design-system/language';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { Workshop } from '../../../domain/booking/booking.types';
import { formatDistance } from '../../map/ui/distance';
import type { Distance } from '../../map/ui/location.types';
import { type CalendarNames, formatFreeTime } from '../../appointments/ui/calendarNames';
import { MAX_FIRST_FREE_KM, useFirstFree } from './useFirstFree';
import type { Workshops } from './useWorkshops';

const Box = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The status element exists from the start, so that screen readers announce its text.
  '&:has(> :first-child:not(:empty))': { justifyContent: 'space-between', gap: '$3 $5' },
});

export interface FirstFreeTimeProps {
  workshops: Workshops;
  distanceTo: (workshop: Workshop) => Distance;
  words: CalendarNames;
  /** Chooses the workshop and its first free time. */
  onChoose: (workshop: Workshop, timeslot: string) => void;
}

/** Finds the first free time at any workshop within half an hour's drive. */
export function FirstFreeTime({ workshops, distanceTo, words, onChoose }: FirstFreeTimeProps) {
  const message = useMessages();
  const language = useLanguage();
  const first = useFirstFree(workshops, (workshop) => distanceTo(workshop).value);
  const { workshop, isSearching } = first;
  const within = formatDistance({ value: MAX_FIRST_FREE_KM, unit: 'km' }, language);
  // The same button remains after the search, so that it keeps the focus.
  return (
    <Box>
      <Text role="status">
        {isSearching && message('bookingSearching')}
        {workshop === null &&
          (first.nearestBeyond
            ? fillIn(message('visitFirstFreeUnable'), {
                within,
                workshop: first.nearestBeyond.siteName,
                distance: formatDistance(distanceTo(first.nearestBeyond), language),
              })
            : fillIn(message('visitFirstFreeNone'), { within }))}
        {workshop &&
          fillIn(message('visitFirstFreeFound'), {
            time: formatFreeTime(
              { timeslot: workshop.firstTimeSlot, isFullDay: workshop.firstIsFullDay },
              words,
              message('bookingFullDay'),
            ),
            workshop: workshop.siteName,
            distance: formatDistance(distanceTo(workshop), language),
          })}
      </Text>
      <Button
        type="button"
        variant={workshop ? 'primary' : 'outline'}
        size="small"
        aria-busy={isSearching || undefined}
        aria-disabled={workshop === null || undefined}
        onClick={() =>
          workshop ? onChoose(workshop, workshop.firstTimeSlot) : first.startSearch()
        }
      >
        {isSearching && <Spinner />}
        {workshop ? message('visitFirstFreeTake') : fillIn(message('visitFirstFree'), { within })}
      </Button>
    </Box>
  );
}
