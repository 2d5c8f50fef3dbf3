import { carAddressing, isChosen } from '../../../features/car/ui/list/listState';

/** What a link leads to, as editors choose it. */
export const linkKinds = ['page', 'cars', 'address', 'file', 'mail', 'phone'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** The kind that an address is of; a link without one starts as a page. */
export function kindOf(href: string, id: string | undefined): LinkKind {
  if (id !== undefined || href === '') return 'page';
  if (href.startsWith('mailto:')) return 'mail';
  if (href.startsWith('tel:')) return 'phone';
  if (/^\/-\/|^\/[^?#]*\.[a-z0-9]{2,5}$/i.test(href)) return 'file';
  const query = /^\/[^?#]*\?([^#]*)/.exec(href)?.[1];
  if (query !== undefined && isChosen(carAddressing.read(new URLSearchParams(query)))) {
    return 'cars';
  }
  return 'address';
}

/** The path of an address, without query and anchor. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/, '');
