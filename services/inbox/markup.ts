import { escapeHtml } from '../../domain/pages/escapeHtml';

/** Pieces of markup that the inbox is made of; every text of theirs is escaped. */

/** Markup that is ready: what is not is a string, and gets escaped. */
export class Markup {
  constructor(readonly html: string) {}
}

type Cell = string | Markup;
const htmlOf = (cell: Cell): string => (cell instanceof Markup ? cell.html : escapeHtml(cell));

/** A table that scrolls by itself where it is too wide, by keyboard as well. */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const line = (tag: string, cells: readonly Cell[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${htmlOf(cell)}</${tag.split(' ')[0]}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table>
<thead>${line('th scope="col"', head)}</thead>
<tbody>
${rows.map((row) => line('td', row)).join('\n')}
</tbody>
</table></div>`;
}

/** Everything of an entry, to be opened; what was erased says so. */
export const details = (values: unknown): Cell =>
  values
    ? new Markup(
        `<details><summary>Show</summary><pre>${escapeHtml(JSON.stringify(values, null, 2))}</pre></details>`,
      )
    : 'erased';

/** A text as it was written, its addresses as links. */
export const letter = (text: string): Markup =>
  new Markup(
    `<pre>${escapeHtml(text).replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`)}</pre>`,
  );

export function timeOf(received: Date): Markup {
  const iso = received.toISOString();
  return new Markup(`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`);
}
