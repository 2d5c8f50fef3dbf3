import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { tellFailure } from '../describeFailure';
import { languageName } from '../languageName';
import { useHasRole } from '../people/me';
import type { SaveQueue } from '../items/SaveQueue';
import { texts as editorTexts } from '../texts';
import type { PageItem } from '../items/usePageItem';
import { RequestBar } from './RequestBar';
import { RequestDialog } from './RequestDialog';
import {
  approveRequest,
  markAnswerRead,
  readOwnRequests,
  readRequestOf,
  requestPublish,
  sendRequestBack,
  withdrawRequest,
  type PublishRequest,
} from './requestsApi';
import { requestTexts as texts } from './requestsTexts';

interface RequestPublishOptions {
  authoring: Authoring;
  queue: SaveQueue;
  page: PageItem | undefined;
  /** Its name. */
  name: string;
  /** Fetches the page anew. */
  refresh: () => Promise<void>;
}

interface RequestPublish {
  /** The open request for the page. */
  request: PublishRequest | undefined;
  /** Asks that the page be published. */
  ask: () => Promise<void>;
  dialog: ReactNode;
  /** Above a page that somebody asks to publish, for publishers. */
  bar: ReactNode;
}

/** Requests that the page be published: a writer makes them, a publisher decides; a writer learns of the end. */
export function useRequestPublish(options: RequestPublishOptions): RequestPublish {
  const { authoring, queue, page, name, refresh } = options;
  const isPublisher = useHasRole('publisher');
  const [known, setKnown] = useState<{ of: string; request?: PublishRequest }>();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const itemId = page?.itemId;
  const language = page?.language ?? '';
  const of = `${itemId} ${language}`;

  const load = useCallback(async () => {
    if (itemId === undefined) return;
    try {
      setKnown({ of, request: await readRequestOf(authoring, itemId, language) });
    } catch {
      // Asking tells what is wrong.
      setKnown({ of });
    }
  }, [authoring, itemId, language, of]);

  // The page is another one after every save: a request may be about an older state now.
  useEffect(() => {
    void load();
  }, [load, page]);

  useEffect(() => {
    readOwnRequests(authoring).then(
      (own) => own.forEach((request) => tellEnd(authoring, request)),
      // Told by the list of requests as well.
      () => undefined,
    );
  }, [authoring]);

  const request = known?.of === of ? known.request : undefined;

  async function ask(): Promise<void> {
    await queue.flush();
    // What is not saved cannot be published, and the status says why.
    if (queue.hasUnsaved) {
      return showToast({ title: editorTexts.unsaved, look: 'danger', id: 'failure' });
    }
    await load();
    setAsking(true);
  }

  async function settle(action: Promise<unknown>, title: string): Promise<void> {
    await action;
    const text = texts.pageIn(name, languageName(language));
    showToast({ title, text, look: 'success', id: 'editor' });
    setAsking(false);
    await load();
  }

  async function approve(open: PublishRequest): Promise<void> {
    setBusy(true);
    try {
      await settle(approveRequest(authoring, open, open.isChanged), texts.approved);
    } catch (error) {
      tellFailure(error);
      await load();
    } finally {
      setBusy(false);
      await refresh();
    }
  }

  return {
    request,
    ask,
    dialog: isAsking && page && (
      <RequestDialog
        page={texts.pageIn(name, languageName(language))}
        request={request}
        onSend={(note) =>
          settle(requestPublish(authoring, { itemId: page.itemId, language, note }), texts.asked)
        }
        onWithdraw={(open) => settle(withdrawRequest(authoring, open), texts.withdrawn)}
        onClose={() => setAsking(false)}
      />
    ),
    bar: isPublisher && request && !request.isMine && (
      <RequestBar
        request={request}
        busy={busy}
        onApprove={() => void approve(request)}
        onSendBack={(answer) => settle(sendRequestBack(authoring, request, answer), texts.sentBack)}
      />
    ),
  };
}

/** Tells a writer how a request ended, until that was read. */
function tellEnd(authoring: Authoring, request: PublishRequest): void {
  const { id, state, pageName, answer } = request;
  if (state !== 'approved' && state !== 'sentBack') return;
  const name = pageName ? texts.pageIn(pageName, languageName(request.language)) : texts.pageGone;
  showToast({
    title: state === 'approved' ? texts.toastApproved(name) : texts.toastSentBack(name),
    text: answer ?? undefined,
    look: state === 'approved' ? 'success' : 'neutral',
    duration: 0,
    id: `request ${id}`,
    // What cannot be noted now is told again next time.
    action: {
      label: texts.seen,
      onAction: () => void markAnswerRead(authoring, id).catch(tellFailure),
    },
  });
}
