import { type RefObject, useCallback } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { passFocus } from '../../../design-system/focus/client/passFocus';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '$2 $3',
  '@noScript': { display: 'none' },
});

export interface NearMeProps {
  status: 'idle' | 'asking' | 'denied';
  /** Whether the button is hidden, because the map shows the visitor's position already. */
  hidden: boolean;
  /** Element of the result message, which receives the focus. */
  resultMessage: RefObject<Element | null>;
  onLocate: () => void;
}

/** Button that asks for the visitor's position, to show nearby places. */
export function NearMe({ status, hidden, resultMessage, onLocate }: NearMeProps) {
  const message = useMessages();
  // When the button disappears, the result message gets the focus: entries of the list would lose it when
  // sorted again.
  const focusOnRemoval = useCallback(
    (button: Element | null) => () => {
      if (button) passFocus(button, resultMessage.current);
    },
    [resultMessage],
  );
  return (
    <Row>
      {!hidden && (
        <Button
          type="button"
          ref={focusOnRemoval}
          variant="outline"
          size="small"
          aria-disabled={status === 'asking'}
          onClick={() => status !== 'asking' && onLocate()}
        >
          {status === 'asking' ? <Spinner aria-hidden /> : <Icon name="locate" />}
          {message('finderNearMe')}
        </Button>
      )}
      <Text as="span" size="small" color="muted" role="status">
        {status === 'asking' && message('finderLocating')}
        {status === 'denied' && message('finderNoPosition')}
      </Text>
    </Row>
  );
}
