import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

const Note = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$3 $4',
  border: '1px solid $line',
  borderRadius: '$control',
});

/** Note that the form was filled in from a draft, with a button that discards it. */
export function DraftNote({ onClear }: { onClear: () => void }) {
  const message = useMessages();
  return (
    <Note role="status">
      <Text size="small">{message('formDraftNote')}</Text>
      <Button type="button" variant="ghost" size="small" onClick={onClear}>
        {message('formDraftClear')}
      </Button>
    </Note>
  );
}
