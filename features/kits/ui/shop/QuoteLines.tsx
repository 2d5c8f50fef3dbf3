import { Button } from '../../../../design-system/components/Button/Button';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Text } from '../../../../design-system/components/Text/Text';
import { passFocusOnRemoval } from '../../../../design-system/focus/client/passFocus';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { KitQuoteTexts } from '../kitQuoteTexts';
import type { CartKit } from './client/kitStores';

const Lines = styled('ul', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '$3',
  paddingBlock: '$2',
  borderBlockEnd: '1px solid $line',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

const Totals = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $4',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0, textAlign: 'end' },
  '& [data-total]': { fontWeight: '$bold' },
});

/** A line for each kit of the quote. */
export function QuoteLines({
  texts,
  cart,
  remove,
}: {
  texts: KitQuoteTexts;
  cart: readonly CartKit[];
  remove: (kitId: string) => void;
}) {
  const message = useMessages();
  // Removed kits disappear at once; added kits appear with the next response.
  const lines = texts.lines.filter(({ kitId }) => cart.some((kit) => kit.kitId === kitId));
  if (lines.length === 0) return null;
  return (
    <Lines role="list">
      {lines.map(({ kitId, kitCode, name, price }) => (
        <Line key={kitId} ref={passFocusOnRemoval}>
          <div>
            <Text weight="medium">{name}</Text>
            <Text size="caption" color="muted">
              {kitCode}
            </Text>
          </div>
          <Text>{price}</Text>
          <Button
            type="button"
            variant="ghost"
            iconOnly
            aria-label={fillIn(message('remove'), { name })}
            onClick={() => remove(kitId)}
          >
            <Icon name="close" />
          </Button>
        </Line>
      ))}
    </Lines>
  );
}

/** Total of the quote, with and without VAT. */
export function QuoteTotals({ texts }: { texts: KitQuoteTexts }) {
  const message = useMessages();
  return (
    <Totals>
      <dt>{message('kitTotalWithoutVat')}</dt>
      <dd>{texts.withoutVat}</dd>
      <dt>{fillIn(message('kitVat'), { percent: texts.vatPercent })}</dt>
      <dd>{texts.vat}</dd>
      <dt data-total="">{message('kitTotal')}</dt>
      <dd data-total="">{texts.total}</dd>
    </Totals>
  );
}
