import { Icon } from '../../design-system/components/Icon/Icon';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';

const ButtonTemplate = styled('span', {
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
  // The icon is smaller than the touch target.
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

/** Confirmation that is shown next to the button for a second, and announced to screen readers. */
const Confirmation = styled('span', {
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

/** Hidden template of the button that script puts after each mail and telephone link (Footer.entry.client.ts). */
export function CopyButtonTemplate() {
  const message = useMessages();
  return (
    <div id="copy-button" hidden>
      <ButtonTemplate>
        <CopyButton type="button" aria-label={message('copyToClipboard')}>
          <Icon name="copy" />
        </CopyButton>
        <Confirmation role="status" data-copied={message('copied')} />
      </ButtonTemplate>
    </div>
  );
}
