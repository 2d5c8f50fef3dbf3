import type { MediaMode } from '../mediaModes';

/** Controls the tabs of a car's pictures, films and 360° views. */
export interface ModeTabs {
  /**
   * Shows the tabs of these modes next to the tab of the pictures, whose panel is `pictures`; shows no
   * tabs for an empty list.
   */
  show: (modes: readonly MediaMode[], pictures: HTMLElement) => void;
  choose: (mode: MediaMode) => void;
  /** Removes a mode, and the whole list with the last one. */
  remove: (mode: MediaMode) => void;
}

/** Tabs with the ARIA keyboard pattern: one tab stop; arrow keys, Home and End choose among them. */
export function watchTabs(
  list: HTMLElement,
  { onChoose }: { onChoose: (mode: MediaMode) => void },
): ModeTabs {
  const tabs = [...list.querySelectorAll<HTMLElement>('[data-media-tab]')];
  const visibleTabs = () => tabs.filter((tab) => !tab.hidden);
  const getMode = (tab: HTMLElement) => tab.dataset.mediaTab as MediaMode;
  let chosenMode: MediaMode = 'images';

  const choose = (mode: MediaMode) => {
    if (mode === chosenMode) return;
    chosenMode = mode;
    for (const tab of tabs) {
      const selected = getMode(tab) === mode;
      tab.ariaSelected = String(selected);
      tab.tabIndex = selected ? 0 : -1;
    }
    onChoose(mode);
  };
  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[data-media-tab]') : null;
    if (tab) choose(getMode(tab));
  });
  list.addEventListener('keydown', (event) => {
    const tabs = visibleTabs();
    const chosenIndex = tabs.findIndex((tab) => getMode(tab) === chosenMode);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (chosenIndex + 1) % tabs.length,
      ArrowLeft: (chosenIndex + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = tabs[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    target.focus();
    choose(getMode(target));
  });

  return {
    choose,
    show(modes, pictures) {
      if (modes.length === 0) return;
      const [first] = tabs;
      // Before, the pictures were the only content.
      pictures.role = 'tabpanel';
      pictures.id = first?.getAttribute('aria-controls') ?? '';
      pictures.setAttribute('aria-labelledby', first?.id ?? '');
      for (const tab of tabs)
        tab.hidden = getMode(tab) !== 'images' && !modes.includes(getMode(tab));
      list.hidden = false;
    },
    remove(mode) {
      const tab = tabs.find((candidate) => getMode(candidate) === mode);
      if (!tab) return;
      const hadFocus = tab === document.activeElement;
      tab.hidden = true;
      if (chosenMode === mode) choose('images');
      const remaining = visibleTabs();
      if (hadFocus) remaining[0]?.focus();
      if (remaining.length < 2) list.hidden = true;
    },
  };
}
