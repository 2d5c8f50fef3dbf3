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

const TextColumn = styled('div', { display: 'grid', justifyItems: 'start', gap: '$2' });

/** Shown if there is no first quote: the server's message, and whom to contact instead. */
export function QuoteFailure({ text }: { text?: string }) {
  const message = useMessages();
  return (
    <Failure role="alert">
      <Icon name="info" size="medium" />
      <TextColumn>
        <Text>{text ?? message('ukFinanceNoQuote')}</Text>
        <Link href="#contact-form" variant="standalone">
          {message('ukFinanceContact')}
        </Link>
      </TextColumn>
    </Failure>
  );
}
