import type { ClientScriptName } from '../../../../schema/generated/clientScriptNames';
import type { ListAddressing } from '../listState';
import { type Drawer, watchDrawer } from './drawer';
import { watchFacetSearch } from './facetSearch';
import { formAddress } from './formAddress';
import { createListView, type ListView } from './listView';
import { watchRanges } from './ranges';

/** Giving up a value gives up those below it (spec 2 §4). */
function dropChildren(form: HTMLFormElement, { value }: HTMLInputElement): void {
  const choices = 'input[type=checkbox], input[type=hidden]';
  for (const input of form.querySelectorAll<HTMLInputElement>(choices)) {
    if (!input.value.startsWith(`${value}>`)) continue;
    if (input.type === 'hidden') input.remove();
    else input.checked = false;
  }
}

interface ListFormOptions {
  /** Of the list's script. */
  name: ClientScriptName;
  /** Where the tab remembers whether the filters stand beside the list. */
  layoutKey: string;
  addressing: ListAddressing;
  /** Told when another list stands in the place of the one before. */
  onShown: (list: HTMLElement) => void;
  /** Told before the list follows the form. */
  onCommit?: () => void;
}

export interface ListForm {
  form: HTMLFormElement;
  view: ListView;
  /** Shows the list as the form has it. */
  commit: () => void;
}

/**
 * The form of a list's filters, with its order and its drawer: what is chosen shows the list of its address in the
 * place of this one, and so does going back. Undefined where the list has no filters.
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
  addEventListener('popstate', (event) => void view.back(event.state));
  return { form, view, commit };
}
