import { lazy, type ComponentType } from 'react';
import type { Me, Role } from '../../../features/editing/model/editorView.types';
import { hasRole } from '../people/me';
import { mediaTexts } from '../media/mediaTexts';
import { pagesTexts } from '../pages/pagesTexts';
import { texts } from '../texts';
import type { ViewProps } from './view.types';

interface View {
  label: string;
  /** Loaded when the view is opened, as a chunk of its own: `lazy(() => import(…))`. */
  component: ComponentType<ViewProps>;
  /** The role that an account needs at least; absent for all accounts. */
  role?: Role;
}

/** All views of the editor except the page editor, in the order of the navigation. */
export const views = {
  pages: {
    label: pagesTexts.title,
    component: lazy(() => import('../pages/PagesView')),
  },
  site: { label: texts.viewNames.site, component: lazy(() => import('../site/SiteView')) },
  media: { label: mediaTexts.media, component: lazy(() => import('../media/MediaView')) },
  releases: {
    label: texts.viewNames.releases,
    component: lazy(async () => ({
      default: (await import('../releases/ReleasesView')).ReleasesView,
    })),
  },
  requests: {
    label: texts.viewNames.requests,
    component: lazy(() => import('../requests/RequestsView')),
  },
  people: {
    label: texts.viewNames.people,
    component: lazy(() => import('../people/accounts/PeopleView')),
    role: 'administrator',
  },
} satisfies Record<string, View> as Readonly<Record<string, View>>;

/** `page`, or the name of one of the `views`. */
export type ViewName = string;

/** Reads the name of the view from the editor's address; `page` by default. */
export function readView(search: string): ViewName {
  const name = new URLSearchParams(search).get('view') ?? '';
  return Object.hasOwn(views, name) ? name : 'page';
}

/** Whether an account may open a view. */
export const canOpenView = (view: ViewName, me: Pick<Me, 'role'>): boolean =>
  hasRole(me, views[view]?.role ?? 'writer');
