import type { ComponentPropsWithoutRef } from 'react';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { DealerDepartment } from '../model/dealer.types';
import { isoDayOf, weekdayOf } from '../../../domain/openingHours/days';
import { hoursOn } from '../../../domain/openingHours/hoursOn';
import type { Week } from '../../../domain/openingHours/schedule.types';
import { wallTimeAt } from '../../../domain/openingHours/wallClock';
import { clientScript } from '../../../rendering/clientScript';
import { usePageInfo } from '../../../rendering/pageInfo';
import { dateText, hoursText } from './stateText';
import { useOpeningTexts } from './useOpeningTexts';

/** When and where hours are told: the page was made then, and clocks there show the zone's time. */
export interface OpeningTime {
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name. */
  zone: string;
}

/** What holds hours: its script says the state of now in all that is in it (OpeningState.client.ts). */
export function OpeningRegion({
  zone,
  ...rest
}: { zone: string } & ComponentPropsWithoutRef<'div'>) {
  const { texts } = useOpeningTexts();
  return (
    <div
      {...rest}
      {...clientScript('OpeningState')}
      data-opening={JSON.stringify(texts)}
      data-zone={zone}
    />
  );
}

const State = styled('span', {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '$2',
  fontWeight: '$semibold',
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
 * Whether a department is open: the script says it as of now. Until then, and without script, the hours of the day
 * stand there with its name, which stay true however long the page is kept.
 */
export function TodayState({
  schedule,
  now,
  zone,
}: OpeningTime & Pick<DealerDepartment, 'schedule'>) {
  const { texts, words } = useOpeningTexts();
  const { day } = wallTimeAt(now, zone);
  const weekday = capitalised(texts.weekdays[weekdayOf(day)] ?? '');
  return (
    <State data-schedule={JSON.stringify(schedule)} data-zone={zone}>
      {`${weekday} ${hoursText(hoursOn(schedule, day), texts, words)}`}
    </State>
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

/** The week, a vacation while it lasts, and the days ahead that have hours of their own (spec 3 §2.2). */
export function DepartmentHours({
  department,
  now,
  zone,
}: OpeningTime & { department: DealerDepartment }) {
  const message = useMessages();
  const { texts, words } = useOpeningTexts();
  const { schedule, vacations, otherDays, dayTexts } = department;
  const { day } = wallTimeAt(now, zone);
  const today = isoDayOf(day);
  const ahead = otherDays.filter(({ date }) => today <= date && date <= isoDayOf(day + DAYS_AHEAD));
  const own = useIndexLanguage();
  return (
    <>
      {vacations
        .filter(({ end, start }) => today <= end && start <= isoDayOf(day + DAYS_AHEAD))
        .map(({ title, start, end }) => {
          const week = schedule.vacations.find((known) => known.start === start)?.week;
          const isNow = start <= today && today <= end;
          return (
            <Notice key={start} hidden={!isNow} data-from={start} data-to={end}>
              {week && (
                <WeekRows
                  week={week}
                  weekday={weekdayOf(day)}
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
        weekday={weekdayOf(day)}
        dayTexts={own ? dayTexts : undefined}
        caption={message('dealerWeek')}
        isCaptionHidden
      />
      {ahead.length > 0 && (
        <Rows>
          <Caption>{message('dealerOtherDays')}</Caption>
          <tbody>
            {ahead.map(({ date, title, text }) => {
              const hours = schedule.deviations[date] ?? 'unknown';
              return (
                <tr key={date} data-until={date}>
                  <th scope="row">{[title, dateText(date, texts)].filter(Boolean).join(', ')}</th>
                  <td>
                    {hours === 'closed' && own && text ? text : hoursText(hours, texts, words)}
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

/** Days ahead of which other hours are told. */
const DAYS_AHEAD = 45;

interface WeekRowsProps {
  week: Week;
  /** That of today. */
  weekday: number;
  /** What is said of weekdays without hours. */
  dayTexts?: readonly string[];
  caption: string;
  /** What stands above says it already. */
  isCaptionHidden?: boolean;
}

function WeekRows({ week, weekday, dayTexts, caption, isCaptionHidden }: WeekRowsProps) {
  const { texts, words } = useOpeningTexts();
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
            <th scope="row">{capitalised(texts.weekdays[at] ?? '')}</th>
            <td>
              {typeof hours === 'string' && dayTexts?.[at]
                ? dayTexts[at]
                : hoursText(hours, texts, words)}
            </td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}

/** Whether the page is in the language of the index: its texts are in the site's first. */
export function useIndexLanguage(): boolean {
  const { language, languages } = usePageInfo();
  return languages.length === 0 || languages[0]?.language === language;
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
