import { Link } from '../../../design-system/components/Link/Link';
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { QuoteColumns } from './QuoteColumns';

const Waiting = styled('div', { display: 'grid', gap: '$5', '@noScript': { display: 'none' } });

/** As much room as a control takes, and as the figures of a quote do. */
const Place = styled(Skeleton, {
  variants: {
    of: {
      product: { blockSize: '$menuColumn' },
      control: { blockSize: '$swatch' },
      figures: { blockSize: '$hero', borderRadius: '$card' },
    },
  },
});

const WithoutScript = styled('div', {
  display: 'none',
  '@noScript': { display: 'grid', gap: '$3', maxInlineSize: '$measure' },
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
          controls={
            <>
              <Place of="product" />
              {['deposit', 'payment', 'term', 'mileage'].map((control) => (
                <Place key={control} of="control" />
              ))}
            </>
          }
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
