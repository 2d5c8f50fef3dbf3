import { useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { SaveQueue } from './saving/SaveQueue';
import { texts } from './texts';
import type { PageItem } from './usePageItem';

interface PublishOptions {
  queue: SaveQueue;
  page: PageItem | undefined;
  refresh: () => Promise<void>;
}

/** The way to the dialog that publishes a page: what is not saved is saved first. */
export function usePublish({ queue, page, refresh }: PublishOptions) {
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);

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

  return { busy, isOpen: isOpen && page !== undefined, open, close: () => setOpen(false) };
}
