import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';

const Failure = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  maxInlineSize: '$measure',
  padding: '$4',
  border: '1px solid $border',
  borderRadius: '$control',
});

const Words = styled('div', { display: 'grid', justifyItems: 'start', gap: '$2' });

/** There is no quote to begin with: what the server says of that, and where to ask instead (spec 2 §8). */
export function QuoteFailure({ text }: { text?: string }) {
  const message = useMessages();
  return (
    <Failure role="alert">
      <Icon name="info" size="medium" />
      <Words>
        <Text>{text ?? message('ukFinanceNoQuote')}</Text>
        <Link href="#contact-form" look="standalone">
          {message('ukFinanceContact')}
        </Link>
      </Words>
    </Failure>
  );
}
