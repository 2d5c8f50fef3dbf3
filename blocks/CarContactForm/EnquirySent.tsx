import { Icon } from '../../design-system/components/Icon/Icon';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { EnquiryState } from './useEnquiry';

const Overlay = styled('div', {
  position: 'absolute',
  inset: 0,
  zIndex: '$raised',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '$3',
  padding: '$5',
  borderRadius: '$card',
  border: '2px solid $success',
  backgroundColor: '$bg',
  textAlign: 'center',
  '& svg': { color: '$success' },
});

interface EnquirySentProps {
  state: EnquiryState;
  sentBefore: boolean;
}

/**
 * Thanks for the enquiry over the form, and stays behind as a line when the form is back: three seconds
 * are too short for everybody to read it.
 */
export function EnquirySent({ state, sentBefore }: EnquirySentProps) {
  const message = useMessages();
  return (
    <div role="status">
      {state === 'success' ? (
        <Overlay>
          <Icon name="check" size="large" />
          <Text as="strong" size="lead">
            {message('contactSuccessTitle')}
          </Text>
          <Text>{message('contactSuccess')}</Text>
        </Overlay>
      ) : (
        sentBefore && <Text>{message('contactSentBefore')}</Text>
      )}
    </div>
  );
}
