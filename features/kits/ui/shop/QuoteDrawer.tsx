import { Button } from '../../../../design-system/components/Button/Button';
import { Drawer } from '../../../../design-system/components/Drawer/Drawer';
import { Heading } from '../../../../design-system/components/Heading/Heading';
import { Stack } from '../../../../design-system/components/Stack/Stack';
import { Text } from '../../../../design-system/components/Text/Text';
import { useMessages } from '../../../../design-system/messages';
import { isCompleteSession, type KitSession } from '../../../../domain/kits/kitSession';
import { type CartKit, kitCart } from './client/kitStores';
import { QuoteLines, QuoteTotals } from './QuoteLines';
import { SessionFacts } from './SessionFacts';
import type { LoadedQuoteTexts } from './useQuoteTexts';
import type { QuoteState } from './useSendQuote';

interface QuoteDrawerProps {
  open: boolean;
  onClose: () => void;
  cart: readonly CartKit[];
  quote: LoadedQuoteTexts;
  session: Partial<KitSession>;
  state: QuoteState;
  editSession: () => void;
  send: () => void;
}

/** The kits of the quote with prices, its recipient, and the submit button. */
export function QuoteDrawer(props: QuoteDrawerProps) {
  const { open, onClose, cart, quote, session, state, editSession, send } = props;
  const message = useMessages();
  const isComplete = isCompleteSession(session);
  const isEmpty = quote.state === 'empty';
  // A quote can be sent only while its current prices are shown.
  const isLocked = quote.state !== 'known' || state === 'loading';
  const remove = (kitId: string) => {
    kitCart.write(kitCart.read().filter((kit) => kit.kitId !== kitId));
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={message('kitCart')}
      data-kit-quote=""
      actions={
        <>
          {/* A quote needs all values of the session. */}
          {isComplete && (
            <Button
              type="button"
              size="small"
              aria-disabled={isLocked}
              onClick={() => !isLocked && send()}
            >
              {message('kitQuoteSend')}
            </Button>
          )}
          {quote.state === 'known' && (
            <Button type="button" variant="outline" size="small" onClick={() => print()}>
              {message('kitQuotePrint')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={6}>
        {isEmpty && state !== 'success' && <Text>{message('kitCartEmpty')}</Text>}
        {quote.texts && <QuoteLines texts={quote.texts} cart={cart} remove={remove} />}
        {quote.state === 'loading' && (
          <Text role="status" color="muted">
            {message('kitCartLoading')}
          </Text>
        )}
        {quote.state === 'failed' && (
          <Stack direction="row" wrap gap={3} align="center" role="alert">
            <Text>{message('kitCartError')}</Text>
            <Button type="button" variant="outline" size="small" onClick={quote.retry}>
              {message('kitRetry')}
            </Button>
          </Stack>
        )}
        {quote.state === 'known' && quote.texts && <QuoteTotals texts={quote.texts} />}
        <Stack gap={3} align="start">
          <Heading level={3} size={5}>
            {message('kitSession')}
          </Heading>
          <SessionFacts session={session} />
          {!isComplete && <Text size="small">{message('kitSessionMissing')}</Text>}
          <Button type="button" variant="outline" size="small" onClick={editSession}>
            {message('kitSessionEdit')}
          </Button>
        </Stack>
        <SendStatus state={state} />
      </Stack>
    </Drawer>
  );
}

/** Always rendered: a live region must exist before its text changes. */
function SendStatus({ state }: { state: QuoteState }) {
  const message = useMessages();
  return (
    <>
      <div role="status">
        {state === 'loading' && <Text>{message('kitQuoteSending')}</Text>}
        {state === 'success' && (
          <Text color="success" weight="bold">
            {message('kitQuoteSent')}
          </Text>
        )}
      </div>
      <div role="alert">
        {state === 'error' && (
          <Text color="danger" weight="bold">
            {message('kitQuoteError')}
          </Text>
        )}
      </div>
    </>
  );
}
