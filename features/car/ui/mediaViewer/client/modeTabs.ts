import type { MediaMode } from '../mediaModes';

export interface ModeTabs {
  /** Shows the tabs of these modes beside that of the pictures, whose panel is `pictures`; none for none. */
  show: (modes: readonly MediaMode[], pictures: HTMLElement) => void;
  choose: (mode: MediaMode) => void;
  /** Takes a mode away, and the whole list with the last one. */
  remove: (mode: MediaMode) => void;
}

/** Tabs as their pattern asks: one stop for the Tab key, arrow keys, Home and End choose among them. */
export function watchTabs(
  list: HTMLElement,
  { onChoose }: { onChoose: (mode: MediaMode) => void },
): ModeTabs {
  const all = [...list.querySelectorAll<HTMLElement>('[data-media-tab]')];
  const offered = () => all.filter((tab) => !tab.hidden);
  const modeOf = (tab: HTMLElement) => tab.dataset.mediaTab as MediaMode;
  let chosen: MediaMode = 'images';

  const choose = (mode: MediaMode) => {
    if (mode === chosen) return;
    chosen = mode;
    for (const tab of all) {
      const selected = modeOf(tab) === mode;
      tab.ariaSelected = String(selected);
      tab.tabIndex = selected ? 0 : -1;
    }
    onChoose(mode);
  };
  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[data-media-tab]') : null;
    if (tab) choose(modeOf(tab));
  });
  list.addEventListener('keydown', (event) => {
    const tabs = offered();
    const at = tabs.findIndex((tab) => modeOf(tab) === chosen);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = tabs[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    target.focus();
    choose(modeOf(target));
  });

  return {
    choose,
    show(modes, pictures) {
      if (modes.length === 0) return;
      const [first] = all;
      // Before, there were pictures and nothing to choose.
      pictures.role = 'tabpanel';
      pictures.id = first?.getAttribute('aria-controls') ?? '';
      pictures.setAttribute('aria-labelledby', first?.id ?? '');
      for (const tab of all) tab.hidden = modeOf(tab) !== 'images' && !modes.includes(modeOf(tab));
      list.hidden = false;
    },
    remove(mode) {
      const tab = all.find((candidate) => modeOf(candidate) === mode);
      if (!tab) return;
      const hadFocus = tab === document.activeElement;
      tab.hidden = true;
      if (chosen === mode) choose('images');
      const rest = offered();
      if (hadFocus) rest[0]?.focus();
      if (rest.length < 2) list.hidden = true;
    },
  };
}
