import { recoverFocus } from '../../design-system/focus/client/passFocus';
import { opensElsewhere } from '../../rendering/client/opensElsewhere';
import { clientScriptSelector } from '../../rendering/client/selectors';

/**
 * The list of stories changes in place (spec 1 §2.8): a choice of tags or layout shows the list of its
 * address, and more stories are added below those that are there. Every choice is a link, which the
 * browser follows by itself when anything fails here.
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
      storyMore === undefined ? choose(list, link.href, storyChoice) : goOn(list, link);
    change.catch(() => location.assign(link.href));
  });
  // The address was changed here without a page load, so going back must be followed here as well.
  addEventListener('popstate', () => {
    showChoice(list, location.href).catch(() => location.reload());
  });
}

async function choose(list: HTMLElement, href: string, choice = ''): Promise<void> {
  const shown = storiesIn(list);
  await showChoice(list, href);
  // Another layout keeps the stories; other tags start a new list.
  if (isLayout(choice)) await addUpTo(list, shown);
  history.pushState(null, '', href);
  // The link that was used has been replaced by its like.
  list.querySelector<HTMLElement>(`[data-story-choice="${CSS.escape(choice)}"]`)?.focus();
}

/** Adds more stories, and leads the visitor to the first of them. */
async function goOn(list: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const [first] = await addMore(list, link);
  first?.querySelector('a')?.focus({ preventScroll: true });
}

async function showChoice(list: HTMLElement, href: string): Promise<void> {
  const found = await fetchList(list, href);
  requireStyles([found]);
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...found.childNodes);
  if (hadFocus) recoverFocus(list);
}

const isLayout = (choice: string): boolean => choice === 'grid' || choice === 'list';

const storiesIn = (list: Element): number => list.querySelectorAll('[data-story]').length;

/** Adds stories until there are so many, or no more; those that cannot be had wait behind the link for more. */
async function addUpTo(list: HTMLElement, count: number): Promise<void> {
  for (;;) {
    const link = list.querySelector<HTMLAnchorElement>('[data-story-more]');
    if (!link || storiesIn(list) >= count) return;
    const added = await addMore(list, link).catch(() => undefined);
    if (!added) return;
  }
}

/** Adds the stories of a link to those that are shown, and goes on where they end. */
async function addMore(list: HTMLElement, link: HTMLAnchorElement): Promise<Element[]> {
  const found = await fetchList(list, link.href);
  const items = list.querySelector('[data-story-items]');
  const added = [...(found.querySelector('[data-story-items]')?.children ?? [])];
  const next = found.querySelector<HTMLAnchorElement>('[data-story-more]');
  if (!items || added.length === 0) throw new Error('No stories came');
  requireStyles(added);
  items.append(...added);
  if (next) link.href = next.href;
  else link.remove();
  const summary = list.querySelector<HTMLElement>('[data-story-summary]');
  if (summary) {
    const pattern = summary.dataset.storySummary ?? '';
    summary.textContent = pattern.replace('{shown}', String(storiesIn(list)));
  }
  return added;
}

/** The list of another address. It is pending meanwhile: the one that is shown says so. */
async function fetchList(list: HTMLElement, href: string): Promise<Element> {
  const results = list.querySelector('[data-story-results]');
  results?.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(href, { headers: { Accept: 'text/html' } });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const found = page.querySelector(clientScriptSelector('StoryList'));
    if (!found) throw new Error('The page has no list of stories');
    return found;
  } finally {
    results?.removeAttribute('aria-busy');
  }
}

/** A page carries the rules of the classes on it, and no others. */
const classes = new Set<string>();

function rememberClasses(): void {
  for (const { classList } of document.querySelectorAll('[class]')) {
    classList.forEach((name) => classes.add(name));
  }
}

/** @throws Error when the page lacks rules for what would be put into it: it must be loaded instead. */
function requireStyles(parts: readonly Element[]): void {
  for (const element of parts.flatMap((part) => [...part.querySelectorAll('[class]')])) {
    for (const name of element.classList) {
      if (!classes.has(name)) throw new Error(`No rules for ${name}`);
    }
  }
}
