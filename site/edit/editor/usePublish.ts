import { useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring, Unpublished } from './authoring';
import { describeFailure } from './describeFailure';
import type { SaveQueue } from './saving/SaveQueue';
import { texts } from './texts';
import type { PageItem } from './usePageItem';

interface PublishOptions {
  authoring: Authoring;
  queue: SaveQueue;
  page: PageItem | undefined;
  refresh: () => Promise<void>;
}

/** Publishes a page; what all pages share goes along when the editor says so. */
export function usePublish({ authoring, queue, page, refresh }: PublishOptions) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<Unpublished>();

  async function run(withShared: string | null | undefined): Promise<void> {
    if (!page) return;
    setBusy(true);
    try {
      const ids = [page.itemId, ...(withShared ? [withShared] : [])];
      const published = await Promise.all(ids.map((id) => authoring.publish(id, page.language)));
      const isNew = published.some((count) => count > 0);
      const title = isNew ? texts.publishedDone : texts.nothingToPublish;
      showToast({ title, look: 'success', id: 'editor' });
    } catch (error) {
      const text = describeFailure(error);
      showToast({ title: texts.publishFailed, text, look: 'danger', id: 'failure' });
    } finally {
      setBusy(false);
      await refresh();
    }
  }

  async function publish(): Promise<void> {
    if (!page) return;
    await queue.flush();
    // What is not saved cannot be published, and the status says why.
    if (queue.hasUnsaved) return showToast({ title: texts.unsaved, look: 'danger', id: 'failure' });
    try {
      const unpublished = await authoring.unpublished(page.itemId, page.language);
      if (unpublished.shared > 0) setAsking(unpublished);
      else await run(undefined);
    } catch (error) {
      const text = describeFailure(error);
      showToast({ title: texts.publishFailed, text, look: 'danger', id: 'failure' });
    }
  }

  return {
    busy,
    publish,
    /** How many changes of what all pages share wait for the editor's word. */
    shared: asking?.shared ?? 0,
    choose: async (choice: 'all' | 'page' | 'cancel') => {
      const shared = asking?.sharedItemId;
      setAsking(undefined);
      if (choice !== 'cancel') await run(choice === 'all' ? shared : undefined);
    },
  };
}
