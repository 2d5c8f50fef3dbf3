import { escapeHtml } from '../../domain/pages/escapeHtml';
import type { PageData } from '../../platform/pages/pageData.types';

/** Element by which the platform's editor knows that the page can be edited (Experience Edge, editing). */
const readyMark = '<script type="application/json" id="jss-hrz-editing"></script>';

/** What the platform's page editor wants at the end of a page that it edits; nothing on any other page. */
export function editorTags({ mode, page }: PageData): string {
  if (mode !== 'edit') return '';
  const { scripts = [], data = {} } = page?.editor ?? {};
  return [
    ...Object.entries(data).map(
      ([id, json]) =>
        `<script type="application/json" id="${escapeHtml(id)}">${embeddedJson(json)}</script>`,
    ),
    ...scripts.map((src) => `<script src="${escapeHtml(src)}"></script>`),
    readyMark,
  ].join('');
}

/** JSON that cannot end the script element it stands in. */
function embeddedJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/</g, '\\u003c');
}
