import { recoverFocus } from '../../design-system/focus/client/passFocus';
import { opensElsewhere } from '../../rendering/client/opensElsewhere';
import { clientScriptSelector } from '../../rendering/client/selectors';

/**
 * Updates the list of stories in place: a choice of tags or layout loads the list of its address, and more
 * stories are appended. Every choice is a link, which the browser follows if
 * anything fails here.
 */
export function start(list: HTMLElement): void {
  rememberClasses();
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    const { storyChoice, storyMore } = link.dataset;
    if (storyChoice === undefined && storyMore === undefined) return;
    event.preventDefault();
    if (list.querySelector('[aria-busy="true"]')) return;
    const change =
      storyMore === undefined
        ? applyChoice(list, link.href, storyChoice)
        : appendStories(list, link);
    change.catch(() => location.assign(link.href));
  });
  // The address was changed here without a page load, so going back must be handled here too.
  addEventListener('popstate', () => {
    showChoice(list, location.href).catch(() => location.reload());
  });
}

async function applyChoice(list: HTMLElement, href: string, choice = ''): Promise<void> {
  const shownCount = countStories(list);
  await showChoice(list, href);
  // Another layout shows the same stories; other tags start a new list.
  if (isLayout(choice)) await addUpTo(list, shownCount);
  history.pushState(null, '', href);
  // The clicked link was replaced by the new list.
  list.querySelector<HTMLElement>(`[data-story-choice="${CSS.escape(choice)}"]`)?.focus();
}

/** Appends more stories, and focuses the first of them. */
async function appendStories(list: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const [firstStory] = await addMore(list, link);
  firstStory?.querySelector('a')?.focus({ preventScroll: true });
}

async function showChoice(list: HTMLElement, href: string): Promise<void> {
  const newList = await fetchList(list, href);
  requireStyles([newList]);
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...newList.childNodes);
  if (hadFocus) recoverFocus(list);
}

const isLayout = (choice: string): boolean => choice === 'grid' || choice === 'list';

const countStories = (list: Element): number => list.querySelectorAll('[data-story]').length;

/** Appends stories until the list has that number or all stories. On failure the link for more stays. */
async function addUpTo(list: HTMLElement, count: number): Promise<void> {
  for (;;) {
    const link = list.querySelector<HTMLAnchorElement>('[data-story-more]');
    if (!link || countStories(list) >= count) return;
    const added = await addMore(list, link).catch(() => undefined);
    if (!added) return;
  }
}

/** Appends the stories of a link, and changes the link to the stories after them. */
async function addMore(list: HTMLElement, link: HTMLAnchorElement): Promise<Element[]> {
  const newList = await fetchList(list, link.href);
  const items = list.querySelector('[data-story-items]');
  const added = [...(newList.querySelector('[data-story-items]')?.children ?? [])];
  const nextLink = newList.querySelector<HTMLAnchorElement>('[data-story-more]');
  if (!items || added.length === 0) throw new Error('Stories missing');
  requireStyles(added);
  items.append(...added);
  if (nextLink) link.href = nextLink.href;
  else link.remove();
  const summary = list.querySelector<HTMLElement>('[data-story-summary]');
  if (summary) {
    const pattern = summary.dataset.storySummary ?? '';
    summary.textContent = pattern.replace('{shown}', String(countStories(list)));
  }
  return added;
}

/** Fetches the list of another address. Meanwhile the current list is marked as busy. */
async function fetchList(list: HTMLElement, href: string): Promise<Element> {
  const results = list.querySelector('[data-story-results]');
  results?.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(href, { headers: { Accept: 'text/html' } });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const newList = page.querySelector(clientScriptSelector('StoryList'));
    if (!newList) throw new Error('The page has no list of stories');
    return newList;
  } finally {
    results?.removeAttribute('aria-busy');
  }
}

/** Classes on the page: it contains only the CSS rules of these. */
const classes = new Set<string>();

function rememberClasses(): void {
  for (const { classList } of document.querySelectorAll('[class]')) {
    classList.forEach((name) => classes.add(name));
  }
}

/** @throws Error if the page lacks CSS rules for the elements: the other page must then be loaded */
function requireStyles(containers: readonly Element[]): void {
  for (const element of containers.flatMap((container) => [
    ...container.querySelectorAll('[class]'),
  ])) {
    for (const name of element.classList) {
      if (!classes.has(name)) throw new Error(`No rules for ${name}`);
    }
  }
}
