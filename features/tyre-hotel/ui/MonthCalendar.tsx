import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { FreeDay } from '../../../domain/tireHotel/tireHotel.types';
import { bookingWindow } from '../../../domain/tireHotel/bookingWindow';
import { dayByKey, monthGrid, getMonth, addMonths } from '../model/monthGrid';
import { type CalendarNames, longDay } from '../../appointments/ui/calendarNames';

const Header = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
});

const Table = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': {
    paddingBlock: '$2',
    color: '$muted',
    fontSize: '$caption',
    fontWeight: '$medium',
    textAlign: 'center',
  },
  '& td': { padding: 0, textAlign: 'center' },
});

const Day = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 'calc(100% - $space$1)',
  maxInlineSize: '$control',
  blockSize: '$touch',
  marginBlock: '$1',
  marginInline: 0,
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: '$control',
  background: 'none',
  color: '$muted',
  fontFamily: '$body',
  fontSize: '$body',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'not-allowed',
  variants: {
    variant: {
      taken: {},
      free: {
        borderColor: '$border',
        backgroundColor: '$field',
        color: '$text',
        fontWeight: '$semibold',
        cursor: 'pointer',
        '@hover': { '&:hover': { borderColor: '$primary' } },
      },
      /** A day without times: the station proposes a time later. */
      open: {
        borderColor: '$border',
        borderStyle: 'dashed',
        backgroundColor: '$field',
        color: '$text',
        cursor: 'pointer',
        '@hover': { '&:hover': { borderColor: '$primary' } },
      },
      chosen: {
        borderColor: '$primary',
        backgroundColor: '$primary',
        color: '$onPrimary',
        fontWeight: '$bold',
        cursor: 'pointer',
        '@forcedColors': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    /** A day of the previous or next month. */
    isOther: { true: {} },
    isToday: { true: { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
  },
  compoundVariants: [{ variant: 'taken', isOther: true, css: { fontSize: '$small' } }],
});

const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  margin: '$3 0 0',
  padding: 0,
  listStyle: 'none',
  color: '$muted',
  fontSize: '$caption',
});

const LegendItem = styled('li', { display: 'inline-flex', alignItems: 'center', gap: '$2' });

const LegendMark = styled(Day, {
  flex: 'none',
  inlineSize: '$target',
  blockSize: '$target',
  cursor: 'auto',
});

/** Names of the states of a day, and their explanations in the legend. */
const names = { free: 'tireDayFree', open: 'tireDayOpen', taken: 'tireDayTaken' } as const;
const legend = { free: 'tireLegendFree', open: 'tireLegendOpen' } as const;

export interface MonthCalendarProps {
  /** Id of the element that names the calendar. */
  labelledBy: string;
  words: CalendarNames;
  /** ISO days. */
  today: string;
  available: readonly FreeDay[];
  chosen: string | null;
  /** Whether the chosen day cannot be changed. */
  isLocked: boolean;
  onChoose: (day: string) => void;
}

/** A month as six weeks that begin on Mondays; only available days can be chosen (TIRE-61, TIRE-74). */
export function MonthCalendar(props: MonthCalendarProps) {
  const { labelledBy, words, today, available, chosen, isLocked, onChoose } = props;
  const message = useMessages();
  // The day that the Tab key focuses: the chosen one, otherwise the first free one.
  const [focusableDay, setFocusableDay] = useState(chosen ?? available[0]?.date ?? today);
  const month = getMonth(focusableDay);
  const grid = useRef<HTMLTableElement>(null);
  const shouldMoveFocus = useRef(false);
  const firstMonth = getMonth(today);
  const lastMonth = getMonth(bookingWindow(today).last);

  useEffect(() => {
    if (chosen) setFocusableDay(chosen);
  }, [chosen]);
  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focusableDay]);

  const isWithin = (day: string) => getMonth(day) >= firstMonth && getMonth(day) <= lastMonth;
  const moveFocusByKey = (event: KeyboardEvent) => {
    const day = dayByKey(focusableDay, event.key);
    if (day === undefined) return;
    event.preventDefault();
    if (!isWithin(day)) return;
    shouldMoveFocus.current = true;
    setFocusableDay(day);
  };
  const changeMonth = (months: number) => {
    const targetMonth = addMonths(month, months);
    if (targetMonth < firstMonth || targetMonth > lastMonth) return;
    setFocusableDay(
      available.find(({ date }) => getMonth(date) === targetMonth)?.date ?? `${targetMonth}-01`,
    );
  };
  const [year, number] = month.split('-').map(Number);
  const days = monthGrid(month);
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(7 * at, 7 * at + 7));

  return (
    <div>
      <Header>
        <Button
          type="button"
          variant="outline"
          iconOnly
          aria-disabled={month <= firstMonth}
          onClick={() => changeMonth(-1)}
        >
          <Icon name="chevronLeft" label={message('tireEarlierMonth')} />
        </Button>
        <Text weight="bold" aria-live="polite">
          {words.months[(number ?? 1) - 1]} {year}
        </Text>
        <Button
          type="button"
          variant="outline"
          iconOnly
          aria-disabled={month >= lastMonth}
          onClick={() => changeMonth(1)}
        >
          <Icon name="chevronRight" label={message('tireLaterMonth')} />
        </Button>
      </Header>
      <VisuallyHidden as="p" id="tire-calendar-help">
        {message('tireCalendarHelp')}
      </VisuallyHidden>
      <Table
        ref={grid}
        role="grid"
        aria-labelledby={labelledBy}
        aria-describedby="tire-calendar-help"
        onKeyDown={moveFocusByKey}
      >
        <thead>
          <tr>
            {words.shortWeekdays.map((name, at) => (
              <th key={name} scope="col" abbr={words.weekdays[at]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const free = available.find(({ date }) => date === day);
                const availability = free ? (free.hasTimes ? 'free' : 'open') : 'taken';
                const isChosen = day === chosen;
                const name = `${longDay(day, words)} ${day.slice(0, 4)}`;
                return (
                  <td key={day} role="gridcell" aria-selected={isChosen}>
                    <Day
                      type="button"
                      variant={isChosen ? 'chosen' : availability}
                      isOther={getMonth(day) !== month}
                      isToday={day === today}
                      tabIndex={day === focusableDay ? 0 : -1}
                      aria-disabled={!free || isLocked}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={fillIn(message(names[availability]), { day: name })}
                      onClick={() => {
                        if (!free || isLocked) return;
                        setFocusableDay(day);
                        onChoose(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </Day>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      {available.some(({ hasTimes }) => !hasTimes) && (
        <Legend>
          {(['free', 'open'] as const).map((availability) => (
            <LegendItem key={availability}>
              <LegendMark as="span" variant={availability} aria-hidden />
              {message(legend[availability])}
            </LegendItem>
          ))}
        </Legend>
      )}
    </div>
  );
}
