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
  /** The visitor is in sight on the map already. */
  hidden: boolean;
  /** What says what was found, and has the focus next. */
  found: RefObject<Element | null>;
  onAsk: () => void;
}

/** Asks the visitor for their position, to show what is near (spec 1 §4, §7). */
export function NearMe({ status, hidden, found, onAsk }: NearMeProps) {
  const message = useMessages();
  // Not to an entry of the list: it is about to be moved, and would lose the focus.
  const passesFocus = useCallback(
    (button: Element | null) => () => {
      if (button) passFocus(button, found.current);
    },
    [found],
  );
  return (
    <Row>
      {!hidden && (
        <Button
          type="button"
          ref={passesFocus}
          variant="outline"
          size="small"
          aria-disabled={status === 'asking'}
          onClick={() => status !== 'asking' && onAsk()}
        >
          {status === 'asking' ? <Spinner aria-hidden /> : <Icon name="locate" />}
          {message('finderNearMe')}
        </Button>
      )}
      <Text as="span" size="small" tone="muted" role="status">
        {status === 'asking' && message('finderLocating')}
        {status === 'denied' && message('finderNoPosition')}
      </Text>
    </Row>
  );
}
