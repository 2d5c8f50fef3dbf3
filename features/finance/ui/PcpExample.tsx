import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { CreditTexts } from './useCreditTexts';
import { Offer } from './Offer';
import { QUOTES_ID } from './pageAnchors';

interface PcpExampleProps extends CreditTexts {
  title: string;
}

/** Representative PCP example of a car's first quote, with a link to change the quote. */
export function PcpExample({ title, monthly, rate, summary, example }: PcpExampleProps) {
  const message = useMessages();
  return (
    <div data-quoted="">
      <Offer title={title} monthly={monthly} note={rate} open>
        <Text weight="medium">{summary}</Text>
        <Text>{example}</Text>
        <Link variant="standalone" href={`#${QUOTES_ID}`}>
          {message('ukFinanceChange')}
        </Link>
      </Offer>
    </div>
  );
}
