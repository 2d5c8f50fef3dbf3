import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { type CalendarNames, longDate } from '../../appointments/ui/calendarNames';
import { focusField } from '../../appointments/ui/client/focusField';
import { ButtonRow } from './ButtonRow';
import { useToday } from './useToday';
import { sections } from './useSectionFocus';

const Box = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
  padding: '$4',
  borderRadius: '$control',
  backgroundColor: '$surface',
});

export interface ChosenTimeProps {
  date: string;
  time: string | null;
  words: CalendarNames;
  canChangeTime: boolean;
  isLocked: boolean;
}

/** The chosen day and time, with buttons that lead back to either (TIRE-44). */
export function ChosenTime({ date, time, words, canChangeTime, isLocked }: ChosenTimeProps) {
  const message = useMessages();
  const today = useToday();
  const day = longDate(date, words, today);
  return (
    <Box>
      <div>
        <Text size="small" color="muted">
          {message('tireChosen')}
        </Text>
        <Text weight="bold">
          {time ? fillIn(message('tireAt'), { day, time }) : `${day}. ${message('tireNoTime')}.`}
        </Text>
        <Text size="small" color="muted">
          {message('tirePriceText')}
        </Text>
      </div>
      {!isLocked && (
        <ButtonRow>
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => focusField(sections.day)}
          >
            {message('tireChangeDay')}
          </Button>
          {canChangeTime && (
            <Button
              type="button"
              variant="outline"
              size="small"
              onClick={() => focusField(sections.times)}
            >
              {message('tireChangeTime')}
            </Button>
          )}
        </ButtonRow>
      )}
    </Box>
  );
}
