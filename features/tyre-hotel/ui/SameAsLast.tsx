import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { daysLikeLast } from '../model/freeTimes';
import type { FreeDay, TireVehicle, WheelChange } from '../../../domain/tireHotel/tireHotel.types';
import { dayNumberOf, weekdayOf } from '../../../domain/openingHours/days';
import { logProblem } from '../../../rendering/logProblem';
import { longDate } from '../../appointments/ui/calendarWords';
import { askTimes, type TireHotelFailure } from './client/askTireHotel';
import type { FlowProps } from './flow.types';
import { useToday } from './useToday';

const Row = styled('div', { display: 'grid', gap: '$3', justifyItems: 'start' });

const Found = styled('div', {
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
  last: WheelChange;
  /** Days with something free. */
  dates: readonly FreeDay[];
  /** @param time null where the last change had none */
  onFound: (day: string, time: string | null) => void;
}

/** Finds the first day on which the change can be as the last one was, and says which it is before it is chosen. */
export function SameAsLast(props: SameAsLastProps) {
  const { vehicle, last, dates, settings, isBusy, whileBusy, onExpired, onFound } = props;
  const message = useMessages();
  const today = useToday();
  const [found, setFound] = useState<string>();
  const weekday = settings.words.weekdays[weekdayOf(dayNumberOf(last.date))] ?? '';
  const when = fillIn(message('tireWhen'), { weekday, time: last.time ?? '' }).trim();

  async function find(): Promise<void> {
    setFound(undefined);
    try {
      setFound((await whileBusy(firstDay(vehicle, last, dates))) ?? 'none');
    } catch (error) {
      logProblem('error', 'Times like the last one cannot be looked for', error);
      const { status, said } = error as TireHotelFailure;
      if (status === 401) onExpired(said);
      else setFound('none');
    }
  }

  const whenInWords = (day: string, time: string | null) => {
    const date = longDate(day, settings.words, today);
    return time === null ? date : fillIn(message('tireAt'), { day: date, time });
  };

  return (
    <Row>
      <Button
        type="button"
        variant="outline"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void find()}
      >
        <Icon name="calendar" />
        {fillIn(message('tireLikeLast'), { when })}
      </Button>
      <div role="status">
        {found === 'none' && <Text size="small">{message('tireLikeLastNone')}</Text>}
        {found !== undefined && found !== 'none' && (
          <Found>
            <Text weight="medium">
              {fillIn(message('tireLikeLastFound'), { when: whenInWords(found, last.time) })}
            </Text>
            <Button type="button" size="small" onClick={() => onFound(found, last.time)}>
              {message('visitFirstFreeTake')}
            </Button>
          </Found>
        )}
      </div>
    </Row>
  );
}

/** One question a day, until one has the time free; there are no more days than weeks in the window. */
async function firstDay(
  vehicle: TireVehicle,
  last: WheelChange,
  dates: readonly FreeDay[],
): Promise<string | undefined> {
  const days = daysLikeLast(dates, last);
  if (last.time === null) return days[0];
  for (const day of days) {
    if ((await askTimes(vehicle, day)).includes(last.time)) return day;
  }
  return undefined;
}
