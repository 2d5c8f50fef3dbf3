import { styled } from '../../../design-system/stitches';
import { useComments } from './CommentsProvider';
import { Count } from './OpenComments';
import { commentTexts as texts } from './commentsTexts';

const Bare = styled('button', {
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

/** How many conversations about a block are open; leads to them. */
export function CommentCount({ uid }: { uid: string }) {
  const { threads = [], want } = useComments();
  const open = threads.filter((one) => one.blockUid === uid && !one.isResolved);
  if (open.length === 0) return null;
  const isUnread = open.some((one) => one.isUnread);
  return (
    <Bare
      type="button"
      aria-label={texts.openOn(open.length)}
      title={texts.openOn(open.length)}
      onClick={() => want({ blockUid: uid })}
    >
      <Count unread={isUnread}>{open.length}</Count>
    </Bare>
  );
}
