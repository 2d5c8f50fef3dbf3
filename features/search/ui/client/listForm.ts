import type { ClientScriptName } from '../../../../schema/generated/clientScriptNames';
import type { ListAddressing } from '../listState';
import { type Drawer, watchDrawer } from './drawer';
import { watchFacetSearch } from './facetSearch';
import { formAddress } from './formAddress';
import { createListView, type ListView } from './listView';
import { watchRanges } from './ranges';

/** Removes the choice of values below a value that was unchecked. */
function dropChildren(form: HTMLFormElement, { value }: HTMLInputElement): void {
  const choices = 'input[type=checkbox], input[type=hidden]';
  for (const input of form.querySelectorAll<HTMLInputElement>(choices)) {
    if (!input.value.startsWith(`${value}>`)) continue;
    if (input.type === 'hidden') input.remove();
    else input.checked = false;
  }
}

interface ListFormOptions {
  /** Name of the list's script. */
  name: ClientScriptName;
  /** Key in sessionStorage of whether the filters are next to the list. */
  layoutKey: string;
  addressing: ListAddressing;
  /** Called with the list's element after its content was replaced. */
  onShown: (list: HTMLElement) => void;
  /** Called before the list is updated from the form. */
  onCommit?: () => void;
}

export interface ListForm {
  form: HTMLFormElement;
  view: ListView;
  /** Loads the list for the current values of the form. */
  commit: () => void;
}

/**
 * Handles a list's filters, sort order and drawer: a choice loads the list of its address, and going back
 * loads the previous one. Returns undefined if the list has no filters.
 */
export function watchListForm(
  list: HTMLElement,
  { name, layoutKey, addressing, onShown, onCommit }: ListFormOptions,
): ListForm | undefined {
  const form = list.querySelector<HTMLFormElement>('[data-list-form]');
  const drawer: Drawer | undefined = form ? watchDrawer(list, form, layoutKey) : undefined;
  if (!form || !drawer) return undefined;
  const view = createListView(list, { name, visit: drawer.visit, onShown });
  const commit = (): void => {
    onCommit?.();
    const address = formAddress(list, form, addressing);
    if (address !== location.pathname + location.search) void view.show(address);
  };
  const ranges = watchRanges(form, commit);
  watchFacetSearch(form);

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    if (!target.checked) dropChildren(form, target);
    commit();
  });
  list.querySelector('select[name=sort]')?.addEventListener('change', commit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ranges.settle();
    void drawer.close().then(commit);
  });
  addEventListener('popstate', (event) => void view.restore(event.state));
  return { form, view, commit };
}
