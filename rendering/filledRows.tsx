import { type ComponentType, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { recordStyles } from '../design-system/stitches';
import { escapeHtml } from '../domain/pages/escapeHtml';
import { FragmentRenderer, type Fragments } from './cachedFragments';

/** Texts of a row by prop name; each is shown, or used as an attribute. */
type RowTexts<Texts> = { readonly [Name in keyof Texts]: string };

/** The HTML of a row, split at its texts: pieces at odd indexes are the names of texts. */
interface Template {
  pieces: readonly string[];
  registerStyles: () => void;
}

/** Templates by scope, then by row component; garbage-collected with either. */
const templates = new WeakMap<object, WeakMap<object, Template>>();

/** The marker that stands for a text: its name between private-use characters, which no text contains. */
const textMarker = (name: string): string => `\uE000${name}\uE001`;

/** The template of a row; also registers the row's styles for the page. */
function getTemplate<Texts extends RowTexts<Texts>>(
  { render, scope }: Fragments,
  Row: ComponentType<Texts>,
  names: readonly string[],
): Template {
  const rows = templates.get(scope) ?? new WeakMap<object, Template>();
  templates.set(scope, rows);
  const cached = rows.get(Row);
  cached?.registerStyles();
  if (cached) return cached;
  const markerProps = Object.fromEntries(
    names.map((name) => [name, textMarker(name)]),
  ) as unknown as Texts;
  const { result, registerAgain } = recordStyles(() => render(<Row {...markerProps} />));
  const template = { pieces: result.split(/\uE000(\w+)\uE001/), registerStyles: registerAgain };
  rows.set(Row, template);
  return template;
}

const fill = ({ pieces }: Template, texts: Readonly<Record<string, string>>): string =>
  pieces.map((piece, index) => (index % 2 === 0 ? piece : escapeHtml(texts[piece] ?? ''))).join('');

/**
 * Renders many rows that differ only in their texts, such as the values of a filter. Where fragments may be
 * cached, one row is rendered, and its HTML is filled with the texts of each row.
 * @param Row must use each text unchanged, as an entire child or attribute, and must not branch on it
 * @param rows the texts of each row, all with the same names; for a row that differs, an element with a key
 * @returns props for the element around them
 */
export function useFilledRows<Texts extends RowTexts<Texts>>(
  Row: ComponentType<Texts>,
  rows: readonly (Texts | ReactElement)[],
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const renderer = use(FragmentRenderer);
  if (!renderer) {
    const elements = rows.map((row, index) =>
      isValidElement(row) ? row : <Row key={index} {...row} />,
    );
    return { children: elements };
  }
  let template: Template | undefined;
  const html = rows.map((row) => {
    if (isValidElement(row)) return renderer.render(row);
    template ??= getTemplate(renderer, Row, Object.keys(row));
    return fill(template, row);
  });
  return { dangerouslySetInnerHTML: { __html: html.join('') } };
}
