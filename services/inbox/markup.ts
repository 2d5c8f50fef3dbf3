import { escapeHtml } from '../../domain/pages/escapeHtml';

/** Trusted HTML. The functions below escape all other strings. */
export class Markup {
  constructor(readonly html: string) {}
}

type Cell = string | Markup;
const toHtml = (cell: Cell): string => (cell instanceof Markup ? cell.html : escapeHtml(cell));

/** Renders a table that scrolls horizontally if it is too wide, also by keyboard. */
export function renderTable(
  label: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const renderRow = (tag: string, cells: readonly Cell[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${toHtml(cell)}</${tag.split(' ')[0]}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table>
<thead>${renderRow('th scope="col"', head)}</thead>
<tbody>
${rows.map((row) => renderRow('td', row)).join('\n')}
</tbody>
</table></div>`;
}

/** Renders all details of an entry in a `<details>` element; an erased entry is marked as erased. */
export const renderDetails = (values: unknown): Cell =>
  values
    ? new Markup(
        `<details><summary>Show</summary><pre>${escapeHtml(JSON.stringify(values, null, 2))}</pre></details>`,
      )
    : 'erased';

/** Renders a text with its line breaks; URLs become links. */
export const renderPreformattedText = (text: string): Markup =>
  new Markup(
    `<pre>${escapeHtml(text).replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`)}</pre>`,
  );

export function formatTime(received: Date): Markup {
  const iso = received.toISOString();
  return new Markup(`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`);
}
