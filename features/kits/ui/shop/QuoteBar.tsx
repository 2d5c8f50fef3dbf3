import { Button } from '../../../../design-system/components/Button/Button';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { toneStyle } from '../../../../design-system/tones';

const Bar = styled('section', {
  ...toneStyle('default'),
  '@tall': { position: 'sticky', insetBlockEnd: 0 },
  // Above the tray of compared cars, which is at the bottom of the window.
  'body:has([data-compare-tray]) &': { insetBlockEnd: '$sizes$tray' },
  zIndex: '$sticky',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  '& > button': { flexShrink: 0 },
  minBlockSize: '$tray',
  paddingBlock: '$2',
  borderBlockStart: '1px solid $line',
  '@print': { display: 'none' },
});

const TextColumn = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 $3',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontWeight: '$bold' },
});

const Notice = styled('span', { flexBasis: '100%', fontSize: '$small' });

interface QuoteBarProps {
  count: number;
  /** Message about a change of the quote that the user did not make, or that it is full. */
  notice?: string;
  /** Undefined while it is loading. */
  total?: string;
  onOpen: () => void;
}

/** The bar at the bottom of the window while there is a quote. */
export function QuoteBar({ count, notice, total, onOpen }: QuoteBarProps) {
  const message = useMessages();
  return (
    <Bar aria-label={message('kitCart')} data-sticks="end" data-kit-bar="">
      <TextColumn>
        <span role="status">{fillIn(message('kitCartCount'), { count })}</span>
        {total && count > 0 && <strong>{total}</strong>}
        <Notice role="status">{notice}</Notice>
      </TextColumn>
      <Button type="button" size="small" aria-haspopup="dialog" onClick={onOpen}>
        {message('kitCartShow')}
      </Button>
    </Bar>
  );
}
