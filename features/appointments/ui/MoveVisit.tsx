import { Button } from '../../../design-system/components/Button/Button';
import { Details } from '../../../design-system/components/Details/Details';
import { Stack } from '../../../design-system/components/Stack/Stack';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { ShownVisit } from '../../../domain/booking/visit.types';
import type { CalendarNames } from './calendarNames';
import { FreeTimes, hasFreeTimes, WeekLinks } from './FreeTimes';
import { usePageInfo } from '../../../rendering/pageInfo';
import { VisitForm } from './VisitForm';

export interface MoveVisitProps {
  visit: ShownVisit;
  words: CalendarNames;
}

/** Moves the visit to another time at the same workshop, chosen from a week of free times. */
export function MoveVisit({ visit, words }: MoveVisitProps) {
  const message = useMessages();
  const { href } = usePageInfo();
  const { token, week, change } = visit;
  const weekHref = (from: string) =>
    `${href}?${new URLSearchParams({ visit: token, from }).toString()}#visit-move`;
  return (
    <Details
      summary={message('visitMove')}
      open={change === 'taken' || visit.isChoosing}
      id="visit-move"
    >
      <Stack gap={5}>
        {week && <WeekLinks week={week} weekHref={weekHref} />}
        {week ? (
          <VisitForm action="/api/visits/move" token={token}>
            <Stack gap={5}>
              <FreeTimes
                days={week.days}
                words={words}
                excludedTime={visit}
                dayText={message(visit.kind === 'tires' ? 'tireLegendOpen' : 'bookingFullDay')}
              />
              {hasFreeTimes(week) && (
                <div>
                  <Button type="submit">{message('visitMoveHere')}</Button>
                </div>
              )}
            </Stack>
          </VisitForm>
        ) : (
          <Text>{message('visitTimesFailing')}</Text>
        )}
      </Stack>
    </Details>
  );
}
