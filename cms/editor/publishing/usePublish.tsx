import { useState, type ReactNode } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring, PageSummary } from '../authoring';
import { publishAddresses } from '../pages/pageAddresses';
import { PublishDialog } from './PublishDialog';
import type { SaveQueue } from '../items/SaveQueue';
import { texts } from '../texts';
import type { PageItem } from '../items/usePageItem';
import type { Place } from '../pages/usePages';

interface PublishOptions {
  authoring: Authoring;
  place: Place;
  queue: SaveQueue;
  summary: PageSummary | undefined;
  page: PageItem | undefined;
  refresh: () => Promise<void>;
  /** Shows a block on the page. */
  onShow: (uid: string) => void;
}

interface Publish {
  /** What is not saved is being saved. */
  busy: boolean;
  open: () => Promise<void>;
  dialog: ReactNode;
  /** Grows when what becomes of the page at a time may have changed. */
  round: number;
}

/** The dialog that publishes a page, and the way to it: what is not saved is saved first. */
export function usePublish(options: PublishOptions): Publish {
  const { authoring, place, queue, summary, page, refresh, onShow } = options;
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const close = () => setOpen(false);

  async function open(): Promise<void> {
    if (!page || busy) return;
    setBusy(true);
    try {
      await queue.flush();
      // What is not saved cannot be published, and the status says why.
      if (queue.hasUnsaved) showToast({ title: texts.unsaved, look: 'danger', id: 'failure' });
      else {
        await refresh();
        setOpen(true);
      }
    } finally {
      setBusy(false);
    }
  }

  const dialog = isOpen && page && summary && (
    <PublishDialog
      authoring={authoring}
      place={place}
      page={page}
      name={summary.displayName}
      isPublic={page.unpublished.isPublic}
      addresses={publishAddresses(place, summary.route, page.itemId)}
      onShow={(uid) => {
        close();
        onShow(uid);
      }}
      // The draft is the same as before: its frame, and a caret in it, stay.
      onChanged={() => {
        setRound((count) => count + 1);
        void refresh();
      }}
      onClose={close}
    />
  );
  return { busy, open, dialog, round };
}
