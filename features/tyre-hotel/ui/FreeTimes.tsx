import { Button } from '../../../design-system/components/Button/Button';
import { Card } from '../../../design-system/components/Card/Card';
import { Heading } from '../../../design-system/components/Heading/Heading';
import { Text } from '../../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { type CalendarNames, longDate } from '../../appointments/ui/calendarNames';
import { ErrorNotice } from '../../enquiries/ui/ErrorNotice';
import { RowSkeletons } from '../../appointments/ui/RowSkeletons';
import type { useFreeTimes } from './useFreeDates';
import { sections } from './useSectionFocus';
import { useToday } from './useToday';

const Body = styled('div', { display: 'grid', gap: '$4' });

const Times = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax($sizes$row, 1fr))',
  gap: '$2',
});

const Time = styled('button', {
  minBlockSize: '$touch',
  padding: '$1 $3',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$field',
  color: '$text',
  fontFamily: '$body',
  fontSize: '$body',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@hover': { '&:hover': { borderColor: '$primary' } },
  '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  '&[aria-pressed="true"]': {
    borderColor: '$primary',
    backgroundColor: '$primary',
    color: '$onPrimary',
    '@forcedColors': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export interface FreeTimesProps {
  /** ISO day. */
  date: string;
  /** Chosen time: `08:00`. */
  time: string | null;
  times: ReturnType<typeof useFreeTimes>;
  words: CalendarNames;
  isLocked: boolean;
  onChoose: (time: string) => void;
}

/** The free times of a day; if there are none, the station proposes a time later (TIRE-41, TIRE-42). */
export function FreeTimes({ date, time, times, words, isLocked, onChoose }: FreeTimesProps) {
  const message = useMessages();
  const today = useToday();
  const day = longDate(date, words, today);
  return (
    <Card as="section" aria-labelledby={sections.times}>
      <Body>
        <div>
          <Heading id={sections.times} level={3} size={5} tabIndex={-1}>
            {message('tireTime')}
          </Heading>
          <Text color="muted">{day}</Text>
        </div>
        {times.status === 'loading' && (
          <RowSkeletons label={message('tireTimesLoading')} count={2} />
        )}
        {times.status === 'failed' && (
          <ErrorNotice>
            <Text>{message('tireTimesFailed')}</Text>
            <Button type="button" variant="outline" size="small" onClick={times.tryAgain}>
              {message('bookingTryAgain')}
            </Button>
          </ErrorNotice>
        )}
        <div role="status">
          {times.status === 'known' && times.data.length === 0 && (
            <>
              <Text weight="medium">{message('tireNoTime')}</Text>
              <Text size="small" color="muted">
                {message('tireNoTimeText')}
              </Text>
            </>
          )}
          {times.status === 'known' && times.data.length > 0 && (
            <VisuallyHidden>
              {fillIn(message('tireTimesFound'), { count: times.data.length, day })}
            </VisuallyHidden>
          )}
        </div>
        {times.status === 'known' && times.data.length > 0 && (
          <Times role="group" aria-labelledby={sections.times}>
            {times.data.map((foundTime) => (
              <Time
                key={foundTime}
                type="button"
                aria-pressed={foundTime === time}
                aria-disabled={isLocked}
                onClick={() => !isLocked && onChoose(foundTime)}
              >
                {foundTime}
              </Time>
            ))}
          </Times>
        )}
      </Body>
    </Card>
  );
}
