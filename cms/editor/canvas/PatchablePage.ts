import { ELEMENTS_ADDED_EVENT } from '../../../features/editing/model/addedBlocks';
import type { CanvasEditor } from './CanvasEditor';
import { patchPage } from './patchPage';

/**
 * A page in a frame, with the document that the server last rendered. A later version replaces only the
 * blocks that
 * differ (decision 0130).
 */
export class PatchablePage {
  #renderedPage: Promise<Document | undefined>;
  /** The page as it is now, for the next refresh. */
  #requested: Promise<Document | undefined> | undefined;

  constructor(
    private readonly editor: CanvasEditor,
    private readonly address: string,
  ) {
    this.#renderedPage = fetchPage(address);
  }

  /** Requests the newest version of the page, before the editor itself is rendered again. */
  request(): Promise<Document | undefined> {
    this.#requested = fetchPage(this.address);
    return this.#requested;
  }

  /** Shows the newest version of the page. Resolves with false if the frame must be loaded again. */
  async refresh(signal: AbortSignal): Promise<boolean> {
    const requested = this.#requested ?? fetchPage(this.address);
    this.#requested = undefined;
    const [renderedPage, newPage] = await Promise.all([this.#renderedPage, requested]);
    // A newer change has started its own refresh.
    if (signal.aborted) return true;
    if (!renderedPage || !newPage) return false;
    const { editor } = this;
    const livePage = editor.page;
    const addedElements = editor.keepFocus(() => {
      const textUpdates: Parameters<CanvasEditor['showNodes']>[] = [];
      const elements = patchPage({
        ...{ live: livePage, base: renderedPage, next: newPage },
        onText: (...text) => textUpdates.push(text),
      });
      if (!elements) return undefined;
      editor.update();
      for (const update of textUpdates) editor.showNodes(...update);
      return elements;
    });
    if (!addedElements) return false;
    this.#renderedPage = Promise.resolve(newPage);
    const view = livePage.defaultView;
    if (!view) return false;
    const options = { cancelable: true, detail: addedElements };
    return livePage.dispatchEvent(new view.CustomEvent(ELEMENTS_ADDED_EVENT, options));
  }
}

/** Fetches the page; undefined if the response is no page, such as after the session has ended. */
async function fetchPage(address: string): Promise<Document | undefined> {
  try {
    const response = await fetch(address);
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}
