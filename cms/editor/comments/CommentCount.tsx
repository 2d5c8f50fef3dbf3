import { styled } from '../../../design-system/stitches';
import { useComments } from './CommentsProvider';
import { CountBadge } from './OpenCommentCount';
import { commentTexts as texts } from './commentsTexts';

const CountButton = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '$target',
  minBlockSize: '$target',
  marginInlineEnd: '$1',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

/** Number of open comment threads of a block, as a button that opens them. */
export function CommentCount({ uid }: { uid: string }) {
  const { threads = [], requestComments } = useComments();
  const openThreads = threads.filter((thread) => thread.blockUid === uid && !thread.isResolved);
  if (openThreads.length === 0) return null;
  const isUnread = openThreads.some((thread) => thread.isUnread);
  return (
    <CountButton
      type="button"
      aria-label={texts.openOn({ count: openThreads.length })}
      title={texts.openOn({ count: openThreads.length })}
      onClick={() => requestComments({ blockUid: uid })}
    >
      <CountBadge unread={isUnread}>{openThreads.length}</CountBadge>
    </CountButton>
  );
}
