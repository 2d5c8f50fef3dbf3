import { Icon } from '../../../design-system/components/Icon/Icon';
import { ToolButton } from '../ToolButton';
import { useComments } from './CommentsProvider';
import { CountBadge } from './OpenCommentCount';
import { commentTexts as texts } from './commentsTexts';

/** Toolbar button of a selected block that opens its comments. */
export function CommentButton({ uid, label }: { uid: string; label: string }) {
  const { threads = [], requestComments } = useComments();
  const openThreads = threads.filter((thread) => thread.blockUid === uid && !thread.isResolved);
  const labels = [
    texts.commentOn({ block: label }),
    ...(openThreads.length > 0 ? [texts.openOn({ count: openThreads.length })] : []),
  ];
  return (
    <ToolButton label={labels.join(', ')} onPress={() => requestComments({ blockUid: uid, label })}>
      <span>
        <Icon name="chat" />
        {openThreads.length > 0 && (
          <CountBadge unread={openThreads.some(({ isUnread }) => isUnread)}>
            {openThreads.length}
          </CountBadge>
        )}
      </span>
    </ToolButton>
  );
}
