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

/** Above a page that is seen by a link to its draft: what it is, and until when the link opens. */
export function DraftBar({ until }: { until: string }) {
  const message = useMessages();
  return <Bar data-draft-bar="">{fillIn(message('draftUntil'), { time: until })}</Bar>;
}
