import { Icon } from '../../design-system/components/Icon/Icon';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';

const Place = styled('span', {
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
  // Its drawing is smaller than what can be pressed.
  marginInline: '$1 calc(-1 * $space$1)',
  whiteSpace: 'nowrap',
});

const CopyButton = styled('button', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$target',
  blockSize: '$target',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  background: 'none',
  color: '$muted',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$text', backgroundColor: '$surface' } },
  '@touch': { inlineSize: '$touch', blockSize: '$touch' },
});

/** Beside the button for the second that it has something to say; read aloud when it does. */
const Said = styled('span', {
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: 0,
  fontSize: '$caption',
  lineHeight: '$snug',
  pointerEvents: 'none',
  '&:not(:empty)': {
    ...toneStyle('default'),
    padding: '$1 $2',
    borderRadius: '$small',
    boxShadow: '$raised',
  },
});

/** What script puts after each link to a mailbox or telephone (Footer.entry.client.ts); not shown itself. */
export function CopyButtonPattern() {
  const message = useMessages();
  return (
    <div id="copy-button" hidden>
      <Place>
        <CopyButton type="button" aria-label={message('copyToClipboard')}>
          <Icon name="copy" />
        </CopyButton>
        <Said role="status" data-copied={message('copied')} />
      </Place>
    </div>
  );
}
