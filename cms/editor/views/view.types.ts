import type { Authoring } from '../authoring';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import type { Place } from '../pages/usePages';

/** Properties of a view. A view is remounted when another site or language is chosen. */
export interface ViewProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
  /** The site, language and page that are edited. */
  place: Place;
  /** Shows a page in the page editor. */
  onOpenPage: (place: Place) => void;
}
