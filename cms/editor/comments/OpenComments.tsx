import { styled } from '../../../design-system/stitches';
import { useComments } from './CommentsProvider';

/** A number beside what it is of. */
export const Count = styled('span', {
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

const Line = styled('span', { display: 'inline-flex', alignItems: 'center' });

/** How many conversations about the page are open; marked when there is something new in one. */
export function OpenComments() {
  const { threads = [] } = useComments();
  const open = threads.filter(({ isResolved }) => !isResolved);
  if (open.length === 0) return null;
  const isUnread = open.some((thread) => thread.isUnread);
  return (
    <Line aria-hidden>
      <Count unread={isUnread} data-open-comments="">
        {open.length}
      </Count>
    </Line>
  );
}
