import { Link } from '../../../../design-system/components/Link/Link';
import { Spinner } from '../../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { QuoteColumns } from './QuoteColumns';

const LoadingNotice = styled('div', {
  display: 'grid',
  gap: '$4',
  '@noScript': { display: 'none' },
});

/** Placeholder with the size of the quote. */
const Placeholder = styled('div', {
  borderRadius: '$card',
  backgroundColor: '$surface',
  variants: {
    of: {
      // Height of the product choice and four controls with labels.
      controls: {
        blockSize: 'calc($sizes$menuColumn + 4 * ($sizes$control + $space$8 + $space$5))',
      },
      // Height of the monthly payment, twelve lines and three buttons.
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

/** Reserves the space of the first quote; without JavaScript it shows a message instead. */
export function LoadingQuote() {
  const message = useMessages();
  return (
    <>
      <LoadingNotice>
        <Text role="status" color="muted">
          <Spinner aria-hidden /> {message('ukFinanceLoading')}
        </Text>
        <QuoteColumns
          aria-hidden
          controls={<Placeholder of="controls" />}
          figures={<Placeholder of="figures" />}
        />
      </LoadingNotice>
      <WithoutScript>
        <Text>{message('ukFinanceNoScript')}</Text>
        <Link href="#contact-form" variant="standalone">
          {message('ukFinanceContact')}
        </Link>
      </WithoutScript>
    </>
  );
}
