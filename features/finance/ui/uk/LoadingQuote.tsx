import { Link } from '../../../../design-system/components/Link/Link';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { QuoteColumns } from './QuoteColumns';

const Waiting = styled('div', { display: 'grid', gap: '$4', '@noScript': { display: 'none' } });

/** As much room as the quote takes: two quiet surfaces, no likeness of what nobody knows yet. */
const Place = styled('div', {
  borderRadius: '$card',
  backgroundColor: '$surface',
  variants: {
    of: {
      // A choice of products and four controls with their names.
      controls: {
        blockSize: 'calc($sizes$menuColumn + 4 * ($sizes$control + $space$8 + $space$5))',
      },
      // A sum, twelve lines and three buttons.
      figures: {
        blockSize:
          'calc(4 * ($sizes$control + $space$3) + 12 * ($sizes$target + $space$3) + 2 * $space$5)',
      },
    },
  },
});

const WithoutScript = styled('div', {
  display: 'none',
  '@noScript': { display: 'grid', justifyItems: 'start', gap: '$3', maxInlineSize: '$measure' },
});

/** Keeps the place of the first quote; without script it never comes, and says so. */
export function LoadingQuote() {
  const message = useMessages();
  return (
    <>
      <Waiting>
        <Text role="status" tone="muted">
          <Spinner aria-hidden /> {message('ukFinanceLoading')}
        </Text>
        <QuoteColumns
          aria-hidden
          controls={<Place of="controls" />}
          figures={<Place of="figures" />}
        />
      </Waiting>
      <WithoutScript>
        <Text>{message('ukFinanceNoScript')}</Text>
        <Link href="#contact-form" look="standalone">
          {message('ukFinanceContact')}
        </Link>
      </WithoutScript>
    </>
  );
}
