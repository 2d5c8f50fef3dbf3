import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { CarRecall } from '../../../../domain/documents/carHistory.types';
import { useHistoryFormats } from './useHistoryFormats';

const List = styled('ul', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '$3',
    lineHeight: '$snug',
  },
  '& [data-done="true"] > svg': { color: '$success' },
  '& [data-done="false"] > svg': { color: '$warning' },
});

/** Recalls of a car by its manufacturer, and whether they were carried out. */
export function RecallList({ recalls }: { recalls: readonly CarRecall[] }) {
  const message = useMessages();
  const formats = useHistoryFormats();
  if (recalls.length === 0) return <Text>{message('historyNoRecalls')}</Text>;
  return (
    <List role="list">
      {recalls.map(({ title, reference, isDone, date }) => (
        <li key={`${title}${reference}`} data-done={isDone}>
          <Icon name={isDone ? 'check' : 'warning'} />
          <div>
            <Text weight="medium">{title}</Text>
            <Text color="muted">
              {[
                message(isDone ? 'historyRecallDone' : 'historyRecallOpen'),
                date && formats.day(date),
                reference,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        </li>
      ))}
    </List>
  );
}
