import { useState } from 'react';
import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { styled } from '../../../design-system/stitches';
import type { PublishRequest } from './requestsApi';
import { StageProgress } from './StageProgress';
import { SendBackDialog } from './SendBackDialog';
import { requestsTexts as texts } from './requestsTexts';
import { personName } from '../people/personName';

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
  /** Whether the account decides now: not while the request waits for a stage of others. */
  canDecide: boolean;
  /** Opens the dialog that shows what would be published and approves it. */
  onReview: () => void;
  /** Rejects on failure. */
  onSendBack: (answer: string) => Promise<unknown>;
}

/** The bar above a page that has a request to publish: its author, note and stages, and buttons to decide on it. */
export function RequestBar({ request, canDecide, onReview, onSendBack }: RequestBarProps) {
  const [isSendingBack, setSendingBack] = useState(false);
  return (
    <Bar aria-label={texts.barLabel}>
      <div>
        <Text as="div" size="small" weight="medium">
          {texts.asks({ name: personName(request.requestedBy) })}
        </Text>
        {request.note && (
          <Text as="div" size="small" color="muted">
            “{request.note}”
          </Text>
        )}
        {request.isChanged && (
          <Text as="div" size="small" color="warning" weight="medium">
            {texts.changedSince}
          </Text>
        )}
        <StageProgress request={request} />
        {!canDecide && (
          <Text as="div" size="small" color="muted">
            {texts.stagePending}
          </Text>
        )}
      </div>
      {canDecide && (
        <Buttons>
          <Button type="button" size="small" onClick={onReview}>
            {texts.review}
          </Button>
          <Button type="button" variant="outline" size="small" onClick={() => setSendingBack(true)}>
            {texts.sendBack}
          </Button>
        </Buttons>
      )}
      {isSendingBack && (
        <SendBackDialog
          onSend={(answer) => onSendBack(answer).then(() => setSendingBack(false))}
          onClose={() => setSendingBack(false)}
        />
      )}
    </Bar>
  );
}
