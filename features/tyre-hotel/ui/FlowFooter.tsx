import { Button } from '../../../design-system/components/Button/Button';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { EmailLink } from '../../../rendering/EmailLink';

const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $5',
  minBlockSize: '$touch',
  paddingBlockStart: '$3',
  borderBlockStart: '1px solid $line',
});

/** Its words, not its room, stand at the edge. */
const LogOut = styled(Button, { marginInline: '-$4' });

export interface FlowFooterProps {
  /** Where visitors write for help; empty where editors name none. */
  email: string;
  /** Absent while nobody is logged in. */
  onLogOut?: () => void;
}

/** Below every page of the flow: whom to write to, and the way out (TIRE-20, TIRE-21). */
export function FlowFooter({ email, onLogOut }: FlowFooterProps) {
  const message = useMessages();
  if (!email && !onLogOut) return null;
  const [before, after] = message('tireHelp').split('{email}');
  return (
    <Foot>
      {email && (
        <Text size="small">
          {before}
          <EmailLink email={email} />
          {after}
        </Text>
      )}
      {onLogOut && (
        <LogOut type="button" variant="ghost" size="small" onClick={onLogOut}>
          {message('tireLogOut')}
        </LogOut>
      )}
    </Foot>
  );
}
