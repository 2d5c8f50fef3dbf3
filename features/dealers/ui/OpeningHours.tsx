import type { ComponentPropsWithoutRef } from 'react';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { DealerDepartment } from '../model/dealer.types';
import { toIsoDay, getWeekday } from '../../../domain/openingHours/days';
import { hoursOn } from '../../../domain/openingHours/hoursOn';
import type { Week } from '../../../domain/openingHours/schedule.types';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';
import { clientScript } from '../../../rendering/clientScript';
import { usePageInfo } from '../../../rendering/pageInfo';
import { dateText, hoursText, reservedStateText } from './stateText';
import { useOpeningTexts } from './useOpeningTexts';

/** Time and zone for which the page was rendered. */
export interface OpeningTime {
  /** Time in ms since 1970. */
  now: number;
  /** IANA time zone. */
  zone: string;
}

/**
 * Container of opening hours: its script updates the state of all elements in it (OpeningState.client.ts).
 */
export function OpeningRegion({
  zone,
  ...divProps
}: { zone: string } & ComponentPropsWithoutRef<'div'>) {
  const { texts } = useOpeningTexts();
  return (
    <div
      {...divProps}
      {...clientScript('OpeningState')}
      data-opening={JSON.stringify(texts)}
      data-zone={zone}
    />
  );
}

/** Reserves space for the longest text, so that the page does not move when script updates the state. */
const StateSpace = styled('span', {
  display: 'inline-grid',
  fontWeight: '$semibold',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': {
    content: 'attr(data-longest)',
    visibility: 'hidden',
    paddingInlineStart: 'calc($space$3 + $space$2)',
  },
});

const State = styled('span', {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '$2',
  '&::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: '$space$3',
    blockSize: '$space$3',
    borderRadius: '50%',
    border: '2px solid $colors$muted',
  },
  '&[data-state="open"]::before': { borderColor: '$success', backgroundColor: '$success' },
  '&[data-state="closed"]::before': { borderColor: '$danger' },
  '@forcedColors': { '&[data-state="open"]::before': { backgroundColor: 'CanvasText' } },
});

/**
 * Whether a department is open now, which only script shows. The server renders today's hours with the name
 * of the day instead, because a cached page would soon show a wrong state.
 */
export function TodayState({
  schedule,
  now,
  zone,
}: OpeningTime & Pick<DealerDepartment, 'schedule'>) {
  const { texts, hoursTexts } = useOpeningTexts();
  const { day } = wallTimeAt(now, zone);
  const weekday = capitalise(texts.weekdays[getWeekday(day)] ?? '');
  return (
    <StateSpace data-longest={reservedStateText(texts)}>
      <State data-schedule={JSON.stringify(schedule)} data-zone={zone}>
        {`${weekday} ${hoursText(hoursOn(schedule, day), texts, hoursTexts)}`}
      </State>
    </StateSpace>
  );
}

const Rows = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { paddingBlock: '$1', fontWeight: '$regular', verticalAlign: 'top' },
  '& th': { textAlign: 'start', paddingInlineEnd: '$4' },
  '& td': { textAlign: 'end' },
  '& [data-today] :is(th, td)': {
    fontWeight: '$bold',
    boxShadow: 'inset 0 -1px $colors$line, inset 0 1px $colors$line',
  },
});

const Caption = styled('caption', {
  paddingBlock: '$3 $1',
  fontWeight: '$semibold',
  textAlign: 'start',
  color: '$muted',
});

const Notice = styled('div', {
  marginBlockEnd: '$3',
  padding: '$2 $3',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '&[hidden]': { display: 'none' },
});

/** The weekly hours, the hours of a current vacation, and upcoming days with special hours. */
export function DepartmentHours({
  department,
  now,
  zone,
}: OpeningTime & { department: DealerDepartment }) {
  const message = useMessages();
  const { texts, hoursTexts } = useOpeningTexts();
  const { schedule, vacations, specialDays: otherDays, dayTexts } = department;
  const { day } = wallTimeAt(now, zone);
  const today = toIsoDay(day);
  const upcomingDays = otherDays.filter(
    ({ date }) => today <= date && date <= toIsoDay(day + MAX_DAYS_AHEAD),
  );
  const isIndexLanguage = useIsIndexLanguage();
  return (
    <>
      {vacations
        .filter(({ end, start }) => today <= end && start <= toIsoDay(day + MAX_DAYS_AHEAD))
        .map(({ title, start, end }) => {
          const week = schedule.vacations.find((vacation) => vacation.start === start)?.week;
          const isCurrent = start <= today && today <= end;
          return (
            <Notice key={start} hidden={!isCurrent} data-from={start} data-to={end}>
              {week && (
                <WeekRows
                  week={week}
                  weekday={getWeekday(day)}
                  caption={message('dealerVacation')
                    .replace('{title}', title)
                    .replace('{start}', dateText(start, texts))
                    .replace('{end}', dateText(end, texts))}
                />
              )}
            </Notice>
          );
        })}
      <WeekRows
        week={schedule.week}
        weekday={getWeekday(day)}
        dayTexts={isIndexLanguage ? dayTexts : undefined}
        caption={message('dealerWeek')}
        isCaptionHidden
      />
      {upcomingDays.length > 0 && (
        <Rows>
          <Caption>{message('dealerOtherDays')}</Caption>
          <tbody>
            {upcomingDays.map(({ date, title, text }) => {
              const hours = schedule.deviations[date] ?? 'unknown';
              return (
                <tr key={date} data-until={date}>
                  <th scope="row">{[title, dateText(date, texts)].filter(Boolean).join(', ')}</th>
                  <td>
                    {hours === 'closed' && isIndexLanguage && text
                      ? text
                      : hoursText(hours, texts, hoursTexts)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Rows>
      )}
    </>
  );
}

/** Number of days for which special hours are shown in advance. */
const MAX_DAYS_AHEAD = 45;

interface WeekRowsProps {
  week: Week;
  /** Today's weekday. */
  weekday: number;
  /** Texts for weekdays without hours. */
  dayTexts?: readonly string[];
  caption: string;
  /** Whether the caption is hidden, because the heading above has the same text. */
  isCaptionHidden?: boolean;
}

function WeekRows({ week, weekday, dayTexts, caption, isCaptionHidden }: WeekRowsProps) {
  const { texts, hoursTexts } = useOpeningTexts();
  return (
    <Rows>
      {isCaptionHidden ? (
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      ) : (
        <Caption>{caption}</Caption>
      )}
      <tbody>
        {week.map((hours, at) => (
          <tr key={at} data-weekday={at} data-today={at === weekday ? '' : undefined}>
            <th scope="row">{capitalise(texts.weekdays[at] ?? '')}</th>
            <td>
              {typeof hours === 'string' && dayTexts?.[at]
                ? dayTexts[at]
                : hoursText(hours, texts, hoursTexts)}
            </td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}

/** Whether the page is in the language of the index, which is the site's first. */
export function useIsIndexLanguage(): boolean {
  const { language, languages } = usePageInfo();
  return languages.length === 0 || languages[0]?.language === language;
}

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
