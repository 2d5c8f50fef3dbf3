import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { PublishRequest } from './requestsApi';
import { SendBackDialog } from './SendBackDialog';
import { requestTexts as texts } from './requestsTexts';

const Bar = styled('section', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  padding: '$2 $4',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$surface',
});

const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

interface RequestBarProps {
  request: PublishRequest;
  busy: boolean;
  onApprove: () => void;
  /** Rejects when it was not done. */
  onSendBack: (answer: string) => Promise<unknown>;
}

/** Above a page that a writer asks to publish: who, why, and what a publisher can do about it. */
export function RequestBar({ request, busy, onApprove, onSendBack }: RequestBarProps) {
  const [isSendingBack, setSendingBack] = useState(false);
  return (
    <Bar aria-label={texts.barLabel}>
      <div>
        <Text as="div" size="small" weight="medium">
          {texts.asks(request.requestedBy)}
        </Text>
        {request.note && (
          <Text as="div" size="small" tone="muted">
            “{request.note}”
          </Text>
        )}
        {request.isChanged && (
          <Text as="div" size="small" tone="warning" weight="medium">
            {texts.changedSince}
          </Text>
        )}
      </div>
      <Buttons>
        <Button type="button" size="small" disabled={busy} onClick={onApprove}>
          {request.isChanged ? texts.approveChanged : texts.approve}
        </Button>
        <Button type="button" variant="outline" size="small" onClick={() => setSendingBack(true)}>
          {texts.sendBack}
        </Button>
      </Buttons>
      {isSendingBack && (
        <SendBackDialog
          onSend={(answer) => onSendBack(answer).then(() => setSendingBack(false))}
          onClose={() => setSendingBack(false)}
        />
      )}
    </Bar>
  );
}
