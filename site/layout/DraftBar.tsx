import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';

const Bar = styled('p', {
  margin: 0,
  padding: '$2 $gutter',
  backgroundColor: '$dark',
  color: '$onDark',
  fontSize: '$small',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textAlign: 'center',
  '@forcedColors': { borderBlockEnd: '1px solid CanvasText' },
});

/** Bar above a page that was opened by a link to its draft: shows that it is a draft, and when the link expires. */
export function DraftBar({ until }: { until: string }) {
  const message = useMessages();
  return <Bar data-draft-bar="">{fillIn(message('draftUntil'), { time: until })}</Bar>;
}
