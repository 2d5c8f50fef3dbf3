import type { MediaMode } from '../mediaModes';
import type { CarMedia } from '../../../../../domain/documents/carMedia.types';
import { lazySection } from './lazySection';
import { watchTabs } from './modeTabs';
import type { MediaSection } from './mediaSection.types';

/** Longer than the server's own timeout. */
const TIMEOUT_MS = 10_000;

/**
 * Requests the videos and 360° views of a car from our server, which validates the answer. Undefined after any
 * failure: then only the gallery is shown.
 */
async function fetchMedia(address: string): Promise<CarMedia | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows tabs for the media that the car has in addition to pictures. Media that fail to load lose their tab; without
 * any, the gallery is unchanged.
 */
export async function showMedia(root: HTMLElement): Promise<void> {
  const media = await fetchMedia(root.dataset.address ?? '');
  const view = root.querySelector<HTMLElement>('[data-gallery-view]');
  const list = root.querySelector<HTMLElement>('[data-media-tabs]');
  const status = root.querySelector('[data-gallery-status]');
  if (!media || !view || !list) return;
  const findPanel = (mode: MediaMode) =>
    root.querySelector<HTMLElement>(`[data-media-panel=${mode}]`);

  const sections = new Map<MediaMode, MediaSection>();
  const addSection = (
    mode: MediaMode,
    createSection: (panel: HTMLElement, onFail: () => void) => MediaSection,
  ) => {
    const panel = findPanel(mode);
    const onFail = () => {
      tabs.remove(mode);
      if (status) status.textContent = root.dataset.failed ?? '';
    };
    if (panel) sections.set(mode, createSection(panel, onFail));
  };
  const tabs = watchTabs(list, {
    onChoose(mode) {
      for (const [otherMode, section] of sections) if (otherMode !== mode) section.leave();
      view.hidden = mode !== 'images';
      for (const otherMode of sections.keys()) {
        const panel = findPanel(otherMode);
        if (panel) panel.hidden = otherMode !== mode;
      }
      sections.get(mode)?.enter();
    },
  });
  addSections(media, addSection);
  tabs.show([...sections.keys()], view);
  // A visitor who opens a picture is shown the pictures.
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-gallery-thumbnail]')) {
      tabs.choose('images');
    }
  });
}

type AddSection = (
  mode: MediaMode,
  createSection: (panel: HTMLElement, onFail: () => void) => MediaSection,
) => void;

/** The player of a video or 360° view loads when its tab is chosen. */
function addSections({ videoUrl, images360, internal360 }: CarMedia, addSection: AddSection): void {
  const spinSection = (addresses: readonly string[]) => (panel: HTMLElement, onFail: () => void) =>
    lazySection(
      () => import('./spin').then((module) => module.startSpin(panel, addresses, onFail)),
      onFail,
    );
  if (images360.length > 0) addSection('around', spinSection(images360));
  if (internal360.length > 0) addSection('inside', spinSection(internal360));
  if (!videoUrl) return;
  addSection('video', (panel, onFail) =>
    lazySection(
      () => import('./film').then((module) => module.startFilm(panel, videoUrl, onFail)),
      onFail,
    ),
  );
}
