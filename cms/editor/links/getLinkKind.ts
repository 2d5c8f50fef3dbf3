import { carAddressing, isChosen } from '../../../features/car/ui/list/listState';

/** The kinds of link targets that editors choose from. */
export const linkKinds = ['page', 'cars', 'address', 'file', 'mail', 'phone'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** Determines the kind of an address; an empty link starts as a page. */
export function getLinkKind(href: string, id: string | undefined): LinkKind {
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

/** Returns the path of an address, without query and fragment. */
export const getPath = (href: string): string => href.replace(/[?#].*$/, '');
