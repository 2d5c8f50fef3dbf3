import { ELEMENTS_ADDED_EVENT } from '../../../features/editing/model/addedBlocks';

const MARKED_ELEMENTS = '[data-client]';

/**
 * Starts the scripts of blocks that the editor adds to the page, by running the page's own script for them
 * once more: a second list of scripts would move code of public pages into further chunks (decision 0130).
 */
export function startAddedScripts(): void {
  let runCount = 0;
  let lastRun: Promise<unknown> = Promise.resolve();
  document.addEventListener(ELEMENTS_ADDED_EVENT, (event) => {
    const addedElements: readonly Element[] = event instanceof CustomEvent ? event.detail : [];
    const isAdded = (element: Element) => addedElements.some((root) => root.contains(element));
    if (![...document.querySelectorAll(MARKED_ELEMENTS)].some(isAdded)) return;
    const script = findPageScript();
    if (script === undefined) return event.preventDefault();
    lastRun = lastRun.then(async () => {
      const otherElements = [...document.querySelectorAll<HTMLElement>(MARKED_ELEMENTS)]
        .filter((element) => !isAdded(element))
        .map((element) => [element, element.dataset.client] as const);
      for (const [element] of otherElements) delete element.dataset.client;
      runCount += 1;
      // The script starts all marked elements as soon as it is evaluated.
      await import(/* @vite-ignore */ `${script}?added=${runCount}`).catch(() => location.reload());
      for (const [element, name] of otherElements) element.dataset.client = name;
    });
  });
}

/** Address of the script of every page; undefined in development, where the editor loads the page again. */
const findPageScript = (): string | undefined =>
  [...document.scripts].find(({ type, src }) => type === 'module' && src && src !== import.meta.url)
    ?.src;
