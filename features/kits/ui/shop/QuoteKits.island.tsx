import { useCallback, useEffect, useState } from 'react';
import { fillIn, type MessageKey, useMessages } from '../../../../design-system/messages';
import { MAX_KITS } from '../../../../domain/kits/kitQuote';
import { isCompleteSession, type KitSession } from '../../../../domain/kits/kitSession';
import { beginSession, type CartKit, cartIsFull, kitCart, kitSession } from './client/kitStores';
import { sessionChanged } from './client/sessionChanged';
import { QuoteBar } from './QuoteBar';
import { QuoteDrawer } from './QuoteDrawer';
import { QuoteSheet } from './QuoteSheet';
import { sampleSession } from './sampleSession';
import { SessionDialog } from './SessionDialog';
import { useQuoteTexts } from './useQuoteTexts';
import { useSendQuote } from './useSendQuote';
import { useTabStore } from './useTabStore';

interface QuoteKitsProps {
  /** A hidden shortcut fills in an example of a session (spec 3 §2.3). */
  sessionSample: boolean;
}

const noKits: readonly CartKit[] = [];
const noSession: Partial<KitSession> = {};

/** The quote that staff put together: a bar below the list, its contents, and who it is for (spec 3 §2.3). */
export function QuoteKits({ sessionSample }: QuoteKitsProps) {
  const cart = useTabStore(kitCart, noKits);
  const session = useTabStore(kitSession, noSession);
  const [open, setOpen] = useState<'nothing' | 'quote' | 'session'>('nothing');
  const ids = idsOf(cart);
  const quote = useQuoteTexts(ids);
  const sending = useSendQuote(() => kitCart.write([]));
  const close = useCallback(() => setOpen('nothing'), []);
  const backToQuote = useCallback(() => setOpen('quote'), []);
  const { reset } = sending;
  const saveSession = useCallback(
    (next: Partial<KitSession>) => {
      beginSession(next);
      reset();
      dispatchEvent(new Event(sessionChanged));
    },
    [reset],
  );
  useSampleShortcut(sessionSample, saveSession);
  const notice = useNotice(ids, quote.state === 'known' ? quote.texts?.gone : undefined);

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
            setOpen('quote');
          }}
        />
      )}
      <QuoteDrawer
        open={open === 'quote'}
        onClose={close}
        cart={cart}
        quote={quote}
        session={session}
        state={sending.state}
        editSession={() => setOpen('session')}
        send={() => {
          if (isCompleteSession(session) && cart.length > 0) void sending.send(session, cart);
        }}
      />
      <SessionDialog
        open={open === 'session'}
        onClose={backToQuote}
        session={session}
        save={saveSession}
      />
      {quote.texts && <QuoteSheet texts={quote.texts} session={session} />}
    </>
  );
}

/** Ctrl+Alt+K fills in an example. */
function useSampleShortcut(isOn: boolean, save: (session: KitSession) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = ({ ctrlKey, altKey, code }: KeyboardEvent) => {
      if (ctrlKey && altKey && code === 'KeyK') save(sampleSession);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, save]);
}

const idsOf = (cart: readonly CartKit[]): string => cart.map(({ kitId }) => kitId).join();

/**
 * What is no longer sold leaves the quote. Gives words of that, or that the quote is full, until it changes again.
 * @param ids of the quote's kits
 * @param gone ids of those that are no longer sold, once it is known
 */
function useNotice(ids: string, gone: readonly string[] | undefined): string | undefined {
  const message = useMessages();
  const [notice, setNotice] = useState<{ ids: string; text: MessageKey; count: number }>();
  useEffect(() => {
    const all = kitCart.read();
    const kept = all.filter(({ kitId }) => !gone?.includes(kitId));
    const count = all.length - kept.length;
    if (count === 0) return;
    kitCart.write(kept);
    setNotice({ ids: idsOf(kept), text: 'kitCartGone', count });
  }, [gone]);
  useEffect(() => {
    const tell = () =>
      setNotice({ ids: idsOf(kitCart.read()), text: 'kitCartFull', count: MAX_KITS });
    addEventListener(cartIsFull, tell);
    return () => removeEventListener(cartIsFull, tell);
  }, []);
  return notice?.ids === ids ? fillIn(message(notice.text), { count: notice.count }) : undefined;
}
