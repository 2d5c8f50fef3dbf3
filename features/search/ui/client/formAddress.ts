import type { ListAddressing } from '../listState';

/** The address of the list's first page for the values of the form, including the text in the search box. */
export function formAddress(
  list: HTMLElement,
  form: HTMLFormElement,
  addressing: ListAddressing,
): string {
  const { listPath = '', defaultOrder } = list.dataset;
  const query = formQuery(form);
  const { sort, ...state } = addressing.read(query);
  const address = addressing.address(listPath, {
    ...state,
    sort: sort === defaultOrder ? undefined : sort,
  });
  const search = query.get('search')?.trim();
  if (!search) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ search })}`;
}

/** The query that the browser would send for the form. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(entries);
}
