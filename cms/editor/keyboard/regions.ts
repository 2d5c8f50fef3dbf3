/** Attribute of a region that F6 and the skip links can reach; its value is the name of the region. */
const REGION_ATTRIBUTE = 'data-region';

export type Region = 'bar' | 'page' | 'panel';

const FOCUSABLE_SELECTOR =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled)';

/** Texts to focus when entering the page, by priority: the main heading, the page's own texts, any text. */
const TEXT_SELECTORS = [
  'main h1 [contenteditable]',
  'h1 [contenteditable]',
  'main [contenteditable]',
  '[contenteditable]',
];

/** Moves the focus to a region, if it is on the page. */
export function focusRegion(name: Region): void {
  const region = document.querySelector<HTMLElement>(`[${REGION_ATTRIBUTE}="${name}"]`);
  if (region) enterRegion(region);
}

/** Moves the focus to the next or previous visible region. */
export function focusNextRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(`[${REGION_ATTRIBUTE}]`)].filter(
    (region) => region.checkVisibility?.() ?? true,
  );
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  // If no region has the focus, F6 leads to the page.
  const start =
    current < 0 ? regions.findIndex((region) => getName(region) === 'page') - step : current;
  const next = regions.at((start + step) % regions.length);
  if (next) enterRegion(next);
}

const getName = (region: HTMLElement) => region.getAttribute(REGION_ATTRIBUTE);

function enterRegion(region: HTMLElement): void {
  const frame = [...region.querySelectorAll('iframe')].find(
    (candidate) => candidate.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );
  if (frame) return enterPage(frame);
  const current = region.querySelector<HTMLElement>('[aria-current] button, [aria-pressed="true"]');
  const focusable = current ?? region.querySelector<HTMLElement>(FOCUSABLE_SELECTOR);
  (focusable ?? region).focus();
}

/** Focuses the page: the browser restores its caret, or otherwise the main text gets the focus. */
function enterPage(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  frame.focus();
  if (!page || (page.activeElement && page.activeElement !== page.body)) return;
  for (const selector of TEXT_SELECTORS) {
    const text = page.querySelector<HTMLElement>(selector);
    if (!text) continue;
    return text.focus();
  }
}
