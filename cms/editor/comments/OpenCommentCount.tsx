import { styled } from '../../../design-system/stitches';
import { useComments } from './CommentsProvider';

/** A round badge with a number. */
export const CountBadge = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '$target',
  blockSize: '$target',
  marginInlineStart: '$1',
  paddingInline: '$1',
  borderRadius: '$round',
  backgroundColor: '$line',
  color: '$text',
  fontSize: '$caption',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  variants: {
    unread: { true: { backgroundColor: '$campaign', color: '$onCampaign' } },
  },
});

const BadgeRow = styled('span', { display: 'inline-flex', alignItems: 'center' });

/** Number of open comment threads of the page, highlighted if a thread has unread comments. */
export function OpenCommentCount() {
  const { threads = [] } = useComments();
  const openThreads = threads.filter(({ isResolved }) => !isResolved);
  if (openThreads.length === 0) return null;
  const isUnread = openThreads.some((thread) => thread.isUnread);
  return (
    <BadgeRow aria-hidden>
      <CountBadge unread={isUnread} data-open-comments="">
        {openThreads.length}
      </CountBadge>
    </BadgeRow>
  );
}
