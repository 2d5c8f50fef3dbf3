import { useCallback, useEffect, useState } from 'react';
import { isCompleteSession, type KitSession } from '../../domain/kits/kitSession';
import { IslandPage, type IslandSurroundings } from '../IslandPage';
import { beginSession, type CartKit, kitCart, kitSession } from './client/kitStores';
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
export function QuoteKits({ sessionSample, ...page }: IslandSurroundings & QuoteKitsProps) {
  return (
    <IslandPage {...page}>
      <Quote sessionSample={sessionSample} />
    </IslandPage>
  );
}

function Quote({ sessionSample }: QuoteKitsProps) {
  const cart = useTabStore(kitCart, noKits);
  const session = useTabStore(kitSession, noSession);
  const [open, setOpen] = useState<'nothing' | 'quote' | 'session'>('nothing');
  const quote = useQuoteTexts(cart.map(({ kitId }) => kitId).join(','));
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
  useGoneKits(quote.state === 'known' ? quote.texts?.gone : undefined);

  const isIdle = cart.length === 0 && Object.keys(session).length === 0;
  return (
    <>
      {!isIdle && (
        <QuoteBar
          count={cart.length}
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

/** What is no longer sold leaves the quote. */
function useGoneKits(gone: readonly string[] | undefined): void {
  useEffect(() => {
    if (!gone || gone.length === 0) return;
    kitCart.write(kitCart.read().filter(({ kitId }) => !gone.includes(kitId)));
  }, [gone]);
}
