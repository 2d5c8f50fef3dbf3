import { Link } from '../../../design-system/components/Link/Link';
import { Text } from '../../../design-system/components/Text/Text';
import { useMessages } from '../../../design-system/messages';
import type { CreditTexts } from './useCreditTexts';
import { Offer } from './Offer';
import { quotesId } from './pageAnchors';

interface PcpExampleProps extends CreditTexts {
  title: string;
  open: boolean;
}

/** What a car costs on PCP as its first quote says, with the whole example, and the way to another quote. */
export function PcpExample({ title, monthly, told, example, open }: PcpExampleProps) {
  const message = useMessages();
  return (
    <div data-quoted="">
      <Offer title={title} monthly={monthly} open={open}>
        <Text weight="medium">{told}</Text>
        <Text size="small">{example}</Text>
        <Link look="standalone" href={`#${quotesId}`}>
          {message('ukFinanceChange')}
        </Link>
      </Offer>
    </div>
  );
}
