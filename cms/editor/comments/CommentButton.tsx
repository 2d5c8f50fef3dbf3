import { Icon } from '../../../design-system/components/Icon/Icon';
import { ToolButton } from '../ToolButton';
import { useComments } from './CommentsProvider';
import { Count } from './OpenComments';
import { commentTexts as texts } from './commentsTexts';

/** On the bar of a chosen block: says something about it. */
export function CommentButton({ uid, label }: { uid: string; label: string }) {
  const { threads = [], want } = useComments();
  const open = threads.filter((one) => one.blockUid === uid && !one.isResolved);
  const name = [texts.commentOn(label), ...(open.length > 0 ? [texts.openOn(open.length)] : [])];
  return (
    <ToolButton label={name.join(', ')} onPress={() => want({ blockUid: uid, label })}>
      <span>
        <Icon name="chat" />
        {open.length > 0 && (
          <Count unread={open.some(({ isUnread }) => isUnread)}>{open.length}</Count>
        )}
      </span>
    </ToolButton>
  );
}
