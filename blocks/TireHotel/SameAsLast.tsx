import { useState } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { daysLikeLast } from '../../domain/tireHotel/freeTimes';
import type { LastChange, TireVehicle } from '../../domain/tireHotel/tireHotel.types';
import { dayNumberOf, weekdayOf } from '../../domain/openingHours/days';
import { logProblem } from '../logProblem';
import { askTimes, type TireHotelFailure } from './client/askTireHotel';
import type { FlowProps } from './flow.types';

const Row = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });

export interface SameAsLastProps extends Pick<
  FlowProps,
  'settings' | 'isBusy' | 'whileBusy' | 'onExpired'
> {
  vehicle: TireVehicle;
  last: LastChange;
  /** Days with something free. */
  dates: readonly string[];
  /** @param time null where the last change had none */
  onFound: (day: string, time: string | null) => void;
}

/** Chooses the first day on which the change can be as the last one was: the same weekday, at the same time. */
export function SameAsLast(props: SameAsLastProps) {
  const { vehicle, last, dates, settings, isBusy, whileBusy, onExpired, onFound } = props;
  const message = useMessages();
  const [isMissing, setIsMissing] = useState(false);
  const weekday = settings.words.weekdays[weekdayOf(dayNumberOf(last.date))] ?? '';
  const when = fillIn(message('tireWhen'), { weekday, time: last.time ?? '' }).trim();

  async function find(): Promise<void> {
    setIsMissing(false);
    try {
      const day = await whileBusy(firstDay(vehicle, last, dates));
      if (day) onFound(day, last.time);
      else setIsMissing(true);
    } catch (error) {
      logProblem('error', 'Times like the last one cannot be looked for', error);
      const { status, said } = error as TireHotelFailure;
      if (status === 401) onExpired(said);
      else setIsMissing(true);
    }
  }

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
      <Text size="small" role="status">
        {isMissing && message('tireLikeLastNone')}
      </Text>
    </Row>
  );
}

/** One question a day, until one has the time free; there are no more days than weeks in the window. */
async function firstDay(
  vehicle: TireVehicle,
  last: LastChange,
  dates: readonly string[],
): Promise<string | undefined> {
  const days = daysLikeLast(dates, last);
  if (last.time === null) return days[0];
  for (const day of days) {
    if ((await askTimes(vehicle, day)).includes(last.time)) return day;
  }
  return undefined;
}
