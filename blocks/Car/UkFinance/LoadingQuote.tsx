import { Card } from '../../../design-system/components/Card/Card';
import { Link } from '../../../design-system/components/Link/Link';
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton';
import { Spinner } from '../../../design-system/components/Spinner/Spinner';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { QuoteColumns } from './QuoteColumns';

const Waiting = styled('div', { display: 'grid', gap: '$4', '@noScript': { display: 'none' } });

/** As much room as a choice of products takes, a control, and a button. */
const Place = styled(Skeleton, {
  borderRadius: '$control',
  variants: {
    of: {
      product: { blockSize: '$menuColumn' },
      control: { blockSize: '$control', marginBlockEnd: '$8' },
      button: { blockSize: '$control' },
    },
  },
});

const Figures = styled('div', { display: 'grid', gap: '$3' });

const Line = styled(Skeleton, { blockSize: '$target' });

const CONTROLS = ['deposit', 'payment', 'term', 'mileage'];
const LINES = 12;
const BUTTONS = 3;

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
          controls={
            <>
              <Place of="product" />
              {CONTROLS.map((control) => (
                <Place key={control} of="control" />
              ))}
            </>
          }
          figures={
            <Card>
              <Figures>
                <Place of="button" />
                {Array.from({ length: LINES }, (_, line) => (
                  <Line key={line} />
                ))}
                {Array.from({ length: BUTTONS }, (_, button) => (
                  <Place key={button} of="button" />
                ))}
              </Figures>
            </Card>
          }
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
