import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { listDaysLikeLast } from '../model/freeTimes';
import type { FreeDay, TireVehicle, WheelChange } from '../../../domain/tireHotel/tireHotel.types';
import { toDayNumber, getWeekday } from '../../../domain/openingHours/days';
import { logProblem } from '../../../rendering/logProblem';
import { longDate } from '../../appointments/ui/calendarNames';
import { fetchTimes, type TireHotelFailure } from './client/fetchTireHotel';
import type { FlowProps } from './flow.types';
import { useToday } from './useToday';

const Row = styled('div', { display: 'grid', gap: '$3', justifyItems: 'start' });

const FoundTime = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
});

export interface SameAsLastProps extends Pick<
  FlowProps,
  'settings' | 'isBusy' | 'whileBusy' | 'onExpired'
> {
  vehicle: TireVehicle;
  lastChange: WheelChange;
  /** Days that can be booked. */
  dates: readonly FreeDay[];
  /** @param time null when the last change had none */
  onFound: (day: string, time: string | null) => void;
}

/**
 * Finds the first day on which the change can be like the last one, and shows it before the visitor chooses
 * it.
 */
export function SameAsLast(props: SameAsLastProps) {
  const {
    vehicle,
    lastChange: last,
    dates,
    settings,
    isBusy,
    whileBusy,
    onExpired,
    onFound,
  } = props;
  const message = useMessages();
  const today = useToday();
  // An ISO day; `none` if the search found none; undefined before it.
  const [foundDay, setFoundDay] = useState<string>();
  const weekday = settings.calendarNames.weekdays[getWeekday(toDayNumber(last.date))] ?? '';
  const when = fillIn(message('tireWhen'), { weekday, time: last.time ?? '' }).trim();

  async function findFirstDay(): Promise<void> {
    setFoundDay(undefined);
    try {
      setFoundDay((await whileBusy(findDayLikeLast(vehicle, last, dates))) ?? 'none');
    } catch (error) {
      logProblem('error', 'Times like the last one cannot be looked for', error);
      const { status, serverMessage } = error as TireHotelFailure;
      if (status === 401) onExpired(serverMessage);
      else setFoundDay('none');
    }
  }

  const formatTime = (day: string, time: string | null) => {
    const date = longDate(day, settings.calendarNames, today);
    return time === null ? date : fillIn(message('tireAt'), { day: date, time });
  };

  return (
    <Row>
      <Button
        type="button"
        variant="outline"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void findFirstDay()}
      >
        <Icon name="calendar" />
        {fillIn(message('tireLikeLast'), { when })}
      </Button>
      <div role="status">
        {foundDay === 'none' && <Text size="small">{message('tireLikeLastNone')}</Text>}
        {foundDay !== undefined && foundDay !== 'none' && (
          <FoundTime>
            <Text weight="medium">
              {fillIn(message('tireLikeLastFound'), { when: formatTime(foundDay, last.time) })}
            </Text>
            <Button type="button" size="small" onClick={() => onFound(foundDay, last.time)}>
              {message('visitFirstFreeTake')}
            </Button>
          </FoundTime>
        )}
      </div>
    </Row>
  );
}

/** Requests one day at a time until one has the time free; at most one day per week of the booking period. */
async function findDayLikeLast(
  vehicle: TireVehicle,
  last: WheelChange,
  dates: readonly FreeDay[],
): Promise<string | undefined> {
  const days = listDaysLikeLast(dates, last);
  if (last.time === null) return days[0];
  for (const day of days) {
    if ((await fetchTimes(vehicle, day)).includes(last.time)) return day;
  }
  return undefined;
}
