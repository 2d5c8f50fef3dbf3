import type { Authoring } from '../authoring';
import type { EditorSite } from '../../../features/editing/model/editorView.types';
import type { Place } from '../pages/usePages';

/** What a view of the editor is given. It starts anew when another site or language is chosen. */
export interface ViewProps {
  authoring: Authoring;
  sites: readonly EditorSite[];
  /** The site and the language that are edited. */
  place: Place;
  /** Shows a page in the page editor. */
  onOpenPage: (place: Place) => void;
}
