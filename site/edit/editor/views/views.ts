import { lazy, type ComponentType } from 'react';
import type { ViewProps } from './view.types';

interface View {
  label: string;
  /** Code of its own, fetched when the view is opened: `lazy(() => import(…))`. */
  component: ComponentType<ViewProps>;
}

/** The editor's views beside the page itself, in the order of the navigation. */
export const views = {
  releases: {
    label: 'Releases',
    component: lazy(async () => ({
      default: (await import('./releases/ReleasesView')).ReleasesView,
    })),
  },
} satisfies Record<string, View> as Readonly<Record<string, View>>;

/** `page`, or the name of one of the views. */
export type ViewName = string;

/** The view that the editor's address names, or the page. */
export function readView(search: string): ViewName {
  const wanted = new URLSearchParams(search).get('view') ?? '';
  return Object.hasOwn(views, wanted) ? wanted : 'page';
}
