import { button } from '../../../../design-system/components/Button/Button';
import { Card } from '../../../../design-system/components/Card/Card';
import { Icon } from '../../../../design-system/components/Icon/Icon';
import { Link } from '../../../../design-system/components/Link/Link';
import { VisuallyHidden } from '../../../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { CostList } from '../CostList';
import { Result } from '../Result';
import type { Amounts } from '../useAmounts';
import type { Quotes } from './useQuotes';

const FigureGrid = styled('div', {
  display: 'grid',
  gap: '$4',
  minInlineSize: 0,
  '@motion': { transition: 'opacity $base' },
  variants: { outdated: { true: { opacity: 0.55 } } },
});

const Notes = styled('ul', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '$2' },
});

const QuoteLinks = styled('div', { display: 'grid', gap: '$3' });

/** Key of the payment, which is shown above the other details, and keys of details that are emphasised. */
const PAYMENT_KEY = 'RegularPayment';
const EMPHASISED_KEYS = ['Apr', 'TotalAmountPayable'];

interface QuoteFiguresProps {
  quotes: Extract<Quotes, { status: 'loaded' }>;
  amounts: Amounts;
}

/** Figures and texts of a quote as the finance service returns them, with links. */
export function QuoteFigures({ quotes, amounts }: QuoteFiguresProps) {
  const message = useMessages();
  const { quotation, isUpdating, hasFailed } = quotes;
  const { Quote, Notifications } = quotation.Finance;
  const details = quotation.Blocks.flatMap(({ Details }) => Details);
  const payment = details.find(({ Key }) => Key === PAYMENT_KEY);
  const reference = encodeURIComponent(Quote.QuoteReference);
  const notes = [
    ...(hasFailed ? [message('ukFinanceUpdateFailed')] : []),
    ...Notifications.map(({ Message }) => Message),
  ];
  return (
    <Card>
      <FigureGrid outdated={isUpdating} aria-busy={isUpdating}>
        <Result label={payment?.Label ?? message('ukFinancePayment')}>
          {payment?.DisplayValue ?? amounts.money(Quote.TotalRegularPayment, 2)}
        </Result>
        <div role="status">
          {isUpdating && <VisuallyHidden>{message('ukFinanceUpdating')}</VisuallyHidden>}
          {!isUpdating && notes.length > 0 && (
            <Notes role="list">
              {notes.map((note) => (
                <li key={note}>
                  <Icon name="info" />
                  {note}
                </li>
              ))}
            </Notes>
          )}
        </div>
        <CostList
          lines={details
            .filter(({ Key }) => Key !== PAYMENT_KEY)
            .map(({ Key, Label, DisplayValue }) => ({
              label: Label,
              value: DisplayValue,
              strong: EMPHASISED_KEYS.includes(Key),
            }))}
        />
        <QuoteLinks>
          <QuoteLink href={Quote.QuoteActions.Apply} text={message('ukFinanceApply')} isMain />
          <QuoteLink
            href={`/api/codeweaver/reserve?quoteRef=${reference}`}
            text={message('ukFinanceReserve')}
          />
          <QuoteLink
            href={`/api/codeweaver/part-exchange?quoteRef=${reference}`}
            text={message('ukFinancePartExchange')}
          />
        </QuoteLinks>
      </FigureGrid>
    </Card>
  );
}

interface QuoteLinkProps {
  href: string;
  text: string;
  /** Whether it is the primary action. */
  isMain?: boolean;
}

/** Links to a page of the finance provider. */
function QuoteLink({ href, text, isMain = false }: QuoteLinkProps) {
  const variant = isMain ? 'primary' : 'outline';
  return (
    <Link href={href} target="_blank" variant="none" className={button({ variant, block: true })}>
      {text}
      <Icon name="external" />
    </Link>
  );
}
