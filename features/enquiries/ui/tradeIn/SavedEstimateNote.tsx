import { Button } from '../../../../design-system/components/Button/Button';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { useLanguage } from '../../../../design-system/language';
import { formatDay } from '../../../../design-system/formatDay';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$3' });

interface KeptNoteProps {
  /** ISO day on which the estimate expires. */
  until: string;
  onForget: () => void;
}

/** Note of how long an estimate is stored in this browser, with a button that deletes it. */
export function SavedEstimateNote({ until, onForget }: KeptNoteProps) {
  const message = useMessages();
  const date = formatDay(until, useLanguage()) ?? until;
  return (
    <Row>
      <Text size="small">{fillIn(message('tradeInKept'), { date })}</Text>
      <Button type="button" variant="ghost" size="small" onClick={onForget}>
        {message('tradeInForget')}
      </Button>
    </Row>
  );
}
