import { escapeHtml } from '../../domain/pages/escapeHtml';
import type { PageData } from '../../platform/pages/pageData.types';

/**
 * Element by which the platform's editor recognises that the page can be edited (Experience Edge,
 * editing).
 */
const READY_ELEMENT = '<script type="application/json" id="jss-hrz-editing"></script>';

/**
 * Elements that the platform's page editor needs at the end of a page that it edits; blank on any other
 * page.
 */
export function editorTags({ mode, page }: PageData): string {
  if (mode !== 'edit') return '';
  const { scripts = [], data = {} } = page?.editor ?? {};
  return [
    ...Object.entries(data).map(
      ([id, json]) =>
        `<script type="application/json" id="${escapeHtml(id)}">${escapeJson(json)}</script>`,
    ),
    ...scripts.map((src) => `<script src="${escapeHtml(src)}"></script>`),
    READY_ELEMENT,
  ].join('');
}

/** JSON that cannot close the script element around it. */
function escapeJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/</g, '\\u003c');
}
