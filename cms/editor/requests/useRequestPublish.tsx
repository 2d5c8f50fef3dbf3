import { useState, type ReactNode } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from '../authoring';
import { languageName } from '../languageName';
import { useHasRole } from '../people/me';
import type { SaveQueue } from '../items/SaveQueue';
import { showUnsavedWarning } from '../items/showUnsavedWarning';
import type { PageItem } from '../items/usePageItem';
import { canDecide } from './canDecide';
import { RequestBar } from './RequestBar';
import {
  requestPublish,
  sendRequestBack,
  withdrawRequest,
  type PublishRequest,
} from './requestsApi';
import { requestsTexts as texts } from './requestsTexts';
import { usePageRequest } from './usePageRequest';
import { useRequestOutcomes } from './useRequestOutcomes';
import { lazyComponent } from '../lazyComponent';

const RequestDialog = lazyComponent(async () => (await import('./RequestDialog')).RequestDialog);

interface RequestPublishOptions {
  authoring: Authoring;
  queue: SaveQueue;
  page: PageItem | undefined;
  /** Name of the page. */
  name: string;
  /** Reads the page again. */
  refresh: () => Promise<void>;
  /** Opens the dialog that shows what a request would publish and approves it. */
  onReview: (request: PublishRequest) => Promise<void>;
}

interface RequestPublish {
  /** The open request for the page. */
  request: PublishRequest | undefined;
  /** Requests publication of the page. */
  openRequest: () => Promise<void>;
  dialog: ReactNode;
  /** The bar above a page with a request, for publishers and those who decide in its stage. */
  bar: ReactNode;
}

/** Requests to publish a page: writers send them, publishers decide on them, and writers see the result. */
export function useRequestPublish(options: RequestPublishOptions): RequestPublish {
  const { authoring, queue, page, name, refresh, onReview } = options;
  const isPublisher = useHasRole('publisher');
  const [isOpen, setOpen] = useState(false);
  const language = page?.language ?? '';
  const { request, requestKey, loadRequest } = usePageRequest(authoring, page, refresh);
  useRequestOutcomes(authoring, requestKey);

  async function openRequest(): Promise<void> {
    await queue.flush();
    // Unsaved changes cannot be published; the status shows why.
    if (queue.hasUnsaved) return showUnsavedWarning(queue);
    await loadRequest();
    setOpen(true);
  }

  async function finishAction(action: Promise<unknown>, title: string): Promise<void> {
    await action;
    const text = texts.pageIn({ page: name, language: languageName(language) });
    showToast({ title, text, variant: 'success', id: 'editor' });
    setOpen(false);
    await loadRequest();
  }

  return {
    request,
    openRequest,
    dialog: isOpen && page && (
      <RequestDialog
        page={texts.pageIn({ page: name, language: languageName(language) })}
        request={request}
        onSend={(note) =>
          finishAction(
            requestPublish(authoring, { itemId: page.itemId, language, note }),
            texts.asked,
          )
        }
        onWithdraw={(sentRequest) =>
          finishAction(withdrawRequest(authoring, sentRequest), texts.withdrawn)
        }
        onClose={() => setOpen(false)}
      />
    ),
    bar: request && !request.isMine && (isPublisher || request.stage?.canDecide) && (
      <RequestBar
        request={request}
        canDecide={canDecide(request, isPublisher)}
        onReview={() => void onReview(request)}
        onSendBack={(answer) =>
          finishAction(sendRequestBack(authoring, request, answer), texts.sentBack)
        }
      />
    ),
  };
}
