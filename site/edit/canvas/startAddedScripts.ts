import { ADDED_EVENT } from '../../../features/editing/model/addedBlocks';

const marked = '[data-client]';

/**
 * Starts the scripts of blocks that the editor adds to the page, by running the page's own script for them
 * once more: a second list of scripts would move code of public pages into further chunks (decision 0130).
 */
export function startAddedScripts(): void {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  document.addEventListener(ADDED_EVENT, (event) => {
    const added: readonly Element[] = event instanceof CustomEvent ? event.detail : [];
    const isAdded = (element: Element) => added.some((root) => root.contains(element));
    if (![...document.querySelectorAll(marked)].some(isAdded)) return;
    const script = pageScript();
    if (script === undefined) return event.preventDefault();
    last = last.then(async () => {
      const others = [...document.querySelectorAll<HTMLElement>(marked)]
        .filter((element) => !isAdded(element))
        .map((element) => [element, element.dataset.client] as const);
      for (const [element] of others) delete element.dataset.client;
      count += 1;
      // The script starts all marked elements as soon as it is evaluated.
      await import(/* @vite-ignore */ `${script}?added=${count}`).catch(() => location.reload());
      for (const [element, name] of others) element.dataset.client = name;
    });
  });
}

/** Address of the script of every page; undefined in development, where the editor loads the page again. */
const pageScript = (): string | undefined =>
  [...document.scripts].find(({ type, src }) => type === 'module' && src && src !== import.meta.url)
    ?.src;
