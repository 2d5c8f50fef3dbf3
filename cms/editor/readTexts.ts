import type { EditorLanguage } from '../../features/editing/model/editorView.types';
import type { EditorTexts } from '../generated/editorTexts';
import { buildTexts } from './buildTexts';

const catalogues = {
  sv: () => import('../generated/editorTexts/sv'),
  nb: () => import('../generated/editorTexts/nb'),
  en: () => import('../generated/editorTexts/en'),
  sk: () => import('../generated/editorTexts/sk'),
  fi: () => import('../generated/editorTexts/fi'),
} satisfies Record<EditorLanguage, unknown>;

/** Texts of the design system's components: the same files as for the frame of public pages. */
const componentCatalogues = {
  sv: () => import('../../messages/sv.json', { with: { type: 'json' } }),
  nb: () => import('../../messages/nb.json', { with: { type: 'json' } }),
  en: () => import('../../messages/en.json', { with: { type: 'json' } }),
  sk: () => import('../../messages/sk.json', { with: { type: 'json' } }),
  fi: () => import('../../messages/fi.json', { with: { type: 'json' } }),
} satisfies Record<EditorLanguage, unknown>;

/** Loads the texts of the design system's components in one language, by key. */
export async function readComponentTexts(
  language: EditorLanguage,
): Promise<Readonly<Record<string, string>>> {
  return (await componentCatalogues[language]()).default;
}

/** Loads the editor's texts in one language, as a chunk of their own. */
export async function readTexts(language: EditorLanguage): Promise<EditorTexts> {
  const { catalogue } = await catalogues[language]();
  // Codegen writes the type from the English catalogue, and fails if another language has different keys.
  return buildTexts(catalogue, language) as unknown as EditorTexts;
}
