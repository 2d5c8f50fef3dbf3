import { useCallback, useEffect, useState } from 'react';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { MAX_KITS } from '../../../../domain/kits/kitQuote';
import { isCompleteSession, type KitSession } from '../../../../domain/kits/kitSession';
import { beginSession, type CartKit, cartFullEvent, kitCart, kitSession } from './client/kitStores';
import { sessionChangedEvent } from './client/sessionChanged';
import { QuoteBar } from './QuoteBar';
import { QuoteDrawer } from './QuoteDrawer';
import { QuoteSheet } from './QuoteSheet';
import { sampleSession } from './sampleSession';
import { SessionDialog } from './SessionDialog';
import { useQuoteTexts } from './useQuoteTexts';
import { useSendQuote } from './useSendQuote';
import { useTabStore } from './useTabStore';

interface QuoteKitsProps {
  /** Whether a hidden keyboard shortcut fills in an example session. */
  sessionSample: boolean;
}

const noKits: readonly CartKit[] = [];
const noSession: Partial<KitSession> = {};

/** The quote: the bar, the drawer with its kits, the dialog for the session, and the sheet for print. */
export function QuoteKits({ sessionSample }: QuoteKitsProps) {
  const cart = useTabStore(kitCart, noKits);
  const session = useTabStore(kitSession, noSession);
  const [openDialog, setOpenDialog] = useState<'nothing' | 'quote' | 'session'>('nothing');
  const idsText = joinIds(cart);
  const quote = useQuoteTexts(idsText);
  const sending = useSendQuote(() => kitCart.write([]));
  const close = useCallback(() => setOpenDialog('nothing'), []);
  const backToQuote = useCallback(() => setOpenDialog('quote'), []);
  const { reset } = sending;
  const saveSession = useCallback(
    (next: Partial<KitSession>) => {
      beginSession(next);
      reset();
      dispatchEvent(new Event(sessionChangedEvent));
    },
    [reset],
  );
  useSampleShortcut(sessionSample, saveSession);
  const notice = useNotice(idsText, quote.state === 'known' ? quote.texts?.gone : undefined);

  const isIdle = cart.length === 0 && Object.keys(session).length === 0;
  return (
    <>
      {(!isIdle || notice) && (
        <QuoteBar
          count={cart.length}
          notice={notice}
          total={quote.state === 'known' ? quote.texts?.total : undefined}
          onOpen={() => {
            reset();
            setOpenDialog('quote');
          }}
        />
      )}
      <QuoteDrawer
        open={openDialog === 'quote'}
        onClose={close}
        cart={cart}
        quote={quote}
        session={session}
        state={sending.state}
        editSession={() => setOpenDialog('session')}
        send={() => {
          if (isCompleteSession(session) && cart.length > 0) void sending.send(session, cart);
        }}
      />
      <SessionDialog
        open={openDialog === 'session'}
        onClose={backToQuote}
        session={session}
        save={saveSession}
      />
      {quote.texts && <QuoteSheet texts={quote.texts} session={session} />}
    </>
  );
}

/** Ctrl+Alt+K fills in the example session. */
function useSampleShortcut(isEnabled: boolean, save: (session: KitSession) => void): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKey = ({ ctrlKey, altKey, code }: KeyboardEvent) => {
      if (ctrlKey && altKey && code === 'KeyK') save(sampleSession);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isEnabled, save]);
}

const joinIds = (cart: readonly CartKit[]): string => cart.map(({ kitId }) => kitId).join();

/**
 * Removes kits that are no longer sold from the quote. Returns a message about that, or about a full quote,
 * until the quote changes again.
 * @param ids ids of the quote's kits, separated by commas
 * @param goneIds ids of kits that are no longer sold, once known
 */
function useNotice(ids: string, goneIds: readonly string[] | undefined): string | undefined {
  const message = useMessages();
  const [notice, setNotice] = useState<{ ids: string; text: MessageKey; count: number }>();
  useEffect(() => {
    const cartItems = kitCart.read();
    const remaining = cartItems.filter(({ kitId }) => !goneIds?.includes(kitId));
    const count = cartItems.length - remaining.length;
    if (count === 0) return;
    kitCart.write(remaining);
    setNotice({ ids: joinIds(remaining), text: 'kitCartGone', count });
  }, [goneIds]);
  useEffect(() => {
    const showFull = () =>
      setNotice({ ids: joinIds(kitCart.read()), text: 'kitCartFull', count: MAX_KITS });
    addEventListener(cartFullEvent, showFull);
    return () => removeEventListener(cartFullEvent, showFull);
  }, []);
  return notice?.ids === ids ? fillIn(message(notice.text), { count: notice.count }) : undefined;
}
