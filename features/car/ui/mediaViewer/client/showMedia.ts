import type { MediaMode } from '../mediaModes';
import type { CarMedia } from '../../../../../domain/documents/carMedia.types';
import { latePart } from './latePart';
import { watchTabs } from './modeTabs';
import type { MediaPart } from './mediaPart.types';

/** Longest wait, in ms; the server waits less. */
const patience = 10_000;

/**
 * Asks our server, which has checked what it answers, for films and turns of a car (spec 2 §7). Undefined
 * for whatever goes wrong: the gallery stays then.
 */
async function fetchMedia(address: string): Promise<CarMedia | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows the tabs of what the car has beside pictures. A part that cannot be shown loses its tab, and where
 * nothing is left but pictures the gallery is as it was (spec 2 §8).
 */
export async function showMedia(root: HTMLElement): Promise<void> {
  const media = await fetchMedia(root.dataset.address ?? '');
  const view = root.querySelector<HTMLElement>('[data-gallery-view]');
  const list = root.querySelector<HTMLElement>('[data-media-tabs]');
  const status = root.querySelector('[data-gallery-status]');
  if (!media || !view || !list) return;
  const panelOf = (mode: MediaMode) =>
    root.querySelector<HTMLElement>(`[data-media-panel=${mode}]`);

  const parts = new Map<MediaMode, MediaPart>();
  const add = (mode: MediaMode, make: (panel: HTMLElement, onFail: () => void) => MediaPart) => {
    const panel = panelOf(mode);
    const onFail = () => {
      tabs.remove(mode);
      if (status) status.textContent = root.dataset.failed ?? '';
    };
    if (panel) parts.set(mode, make(panel, onFail));
  };
  const tabs = watchTabs(list, {
    onChoose(mode) {
      for (const [other, part] of parts) if (other !== mode) part.leave();
      view.hidden = mode !== 'images';
      for (const other of parts.keys()) {
        const panel = panelOf(other);
        if (panel) panel.hidden = other !== mode;
      }
      parts.get(mode)?.enter();
    },
  });
  addParts(media, add);
  tabs.show([...parts.keys()], view);
  // Who asks for a picture wants to see it.
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-gallery-thumbnail]')) {
      tabs.choose('images');
    }
  });
}

type Add = (mode: MediaMode, make: (panel: HTMLElement, onFail: () => void) => MediaPart) => void;

/** What plays a film or a turn is fetched when its tab is chosen. */
function addParts({ videoUrl, images360, internal360 }: CarMedia, add: Add): void {
  const turn = (addresses: readonly string[]) => (panel: HTMLElement, onFail: () => void) =>
    latePart(() => import('./turn').then((it) => it.startTurn(panel, addresses, onFail)), onFail);
  if (images360.length > 0) add('around', turn(images360));
  if (internal360.length > 0) add('inside', turn(internal360));
  if (!videoUrl) return;
  add('video', (panel, onFail) =>
    latePart(() => import('./film').then((it) => it.startFilm(panel, videoUrl, onFail)), onFail),
  );
}
