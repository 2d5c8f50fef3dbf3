import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { EmailLink } from '../../../rendering/EmailLink';

const Footer = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $5',
  minBlockSize: '$touch',
  paddingBlockStart: '$3',
  borderBlockStart: '1px solid $line',
});

/** The negative margin offsets the button's padding, so that its label lines up with the edge. */
const LogOut = styled(Button, { marginInline: '-$4' });

export interface FlowFooterProps {
  /** E-mail address for support; empty if editors have not set one. */
  email: string;
  /** Undefined if the visitor is not logged in. */
  onLogOut?: () => void;
}

/** Footer of every page of the flow: contact, and logout (TIRE-20, TIRE-21). */
export function FlowFooter({ email, onLogOut }: FlowFooterProps) {
  const message = useMessages();
  if (!email && !onLogOut) return null;
  const [textBefore, textAfter] = message('tireHelp').split('{email}');
  return (
    <Footer>
      {email && (
        <Text size="small">
          {textBefore}
          <EmailLink email={email} />
          {textAfter}
        </Text>
      )}
      {onLogOut && (
        <LogOut type="button" variant="ghost" size="small" onClick={onLogOut}>
          {message('tireLogOut')}
        </LogOut>
      )}
    </Footer>
  );
}
