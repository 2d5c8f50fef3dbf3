import { useState, type ReactNode } from 'react';
import type { Authoring, PageSummary } from '../authoring';
import { frameAddresses } from '../pages/pageAddresses';
import type { PublishRequest } from '../requests/requestsApi';
import type { SaveQueue } from '../items/SaveQueue';
import { showUnsavedWarning } from '../items/showUnsavedWarning';
import type { PageItem } from '../items/usePageItem';
import type { Place } from '../pages/usePages';
import { lazyComponent } from '../lazyComponent';

const PublishDialog = lazyComponent(async () => (await import('./PublishDialog')).PublishDialog);

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

interface PublishControls {
  /** Whether unsaved changes are being saved. */
  isBusy: boolean;
  /** @param request a request that is approved by publishing */
  openDialog: (request?: PublishRequest) => Promise<void>;
  dialog: ReactNode;
  /** Incremented when the schedule of the page may have changed. */
  refreshKey: number;
}

/** Opens the publishing dialog, after saving pending changes. */
export function usePublish(options: PublishOptions): PublishControls {
  const { authoring, place, queue, summary, page, refresh, onShow } = options;
  const [isBusy, setBusy] = useState(false);
  const [dialogOptions, setDialogOptions] = useState<{ request?: PublishRequest }>();
  const [refreshKey, setRefreshKey] = useState(0);
  const closeDialog = () => setDialogOptions(undefined);

  async function openDialog(request?: PublishRequest): Promise<void> {
    if (!page || isBusy) return;
    setBusy(true);
    try {
      await queue.flush();
      // Unsaved changes cannot be published; the status shows why.
      if (queue.hasUnsaved) showUnsavedWarning(queue);
      else {
        await refresh();
        setDialogOptions({ request });
      }
    } finally {
      setBusy(false);
    }
  }

  const dialog = dialogOptions && page && summary && (
    <PublishDialog
      authoring={authoring}
      place={place}
      page={page}
      // The page was read again after saving; the list of pages may have the name from before.
      name={page.item.displayName}
      isPublic={page.unpublished.isPublic}
      addresses={frameAddresses(place, summary.route, page.itemId)}
      request={dialogOptions.request}
      onShowBlock={(uid) => {
        closeDialog();
        onShow(uid);
      }}
      // The draft has not changed, so its frame and the caret in it are kept.
      onChanged={() => {
        setRefreshKey((count) => count + 1);
        void refresh();
      }}
      onClose={closeDialog}
    />
  );
  return { isBusy, openDialog, dialog, refreshKey };
}
