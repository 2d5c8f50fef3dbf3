import { lazy, type ComponentType } from 'react';
import type { Me, Role } from '../../../features/editing/model/editorView.types';
import { hasRole } from '../people/me';
import { mediaTexts } from '../media/mediaTexts';
import { pagesTexts } from '../pages/pagesTexts';
import type { ViewProps } from './view.types';

interface View {
  label: string;
  /** Code of its own, fetched when the view is opened: `lazy(() => import(…))`. */
  component: ComponentType<ViewProps>;
  /** The least role that it is for; left out, everybody. */
  role?: Role;
}

/** The editor's views beside the page itself, in the order of the navigation. */
export const views = {
  pages: {
    label: pagesTexts.title,
    component: lazy(() => import('../pages/PagesView')),
  },
  site: { label: 'Site', component: lazy(() => import('../site/SiteView')) },
  media: { label: mediaTexts.media, component: lazy(() => import('../media/MediaView')) },
  releases: {
    label: 'Releases',
    component: lazy(async () => ({
      default: (await import('../releases/ReleasesView')).ReleasesView,
    })),
  },
  requests: {
    label: 'Requests',
    component: lazy(() => import('../requests/RequestsView')),
  },
  people: {
    label: 'People',
    component: lazy(() => import('../people/accounts/PeopleView')),
    role: 'administrator',
  },
} satisfies Record<string, View> as Readonly<Record<string, View>>;

/** `page`, or the name of one of the views. */
export type ViewName = string;

/** The view that the editor's address names, or the page. */
export function readView(search: string): ViewName {
  const wanted = new URLSearchParams(search).get('view') ?? '';
  return Object.hasOwn(views, wanted) ? wanted : 'page';
}

/** Whether a view is for whoever is signed in. */
export const mayOpen = (view: ViewName, me: Pick<Me, 'role'>): boolean =>
  hasRole(me, views[view]?.role ?? 'writer');
