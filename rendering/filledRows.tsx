import { type ComponentType, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { recordStyles } from '../design-system/stitches';
import { escapeHtml } from '../domain/pages/escapeHtml';
import { FragmentRenderer, type Fragments } from './cachedFragments';

/** What a row shows and its attributes say, each by the name of the prop. */
type RowTexts<Texts> = { readonly [Name in keyof Texts]: string };

/** A row's HTML in pieces: every second one is the name of a text that belongs there. */
interface Template {
  pieces: readonly string[];
  noteStyles: () => void;
}

/** Templates by what is around the rows and by their component: they go with either. */
const templates = new WeakMap<object, WeakMap<object, Template>>();

/** Characters that no text needs (Unicode keeps them free) around a name, where the text belongs. */
const placeOf = (name: string): string => `\uE000${name}\uE001`;

/** The template of a row, whose styles the page has from now on. */
function templateOf<Texts extends RowTexts<Texts>>(
  { render, around }: Fragments,
  Row: ComponentType<Texts>,
  names: readonly string[],
): Template {
  const rows = templates.get(around) ?? new WeakMap<object, Template>();
  templates.set(around, rows);
  const known = rows.get(Row);
  known?.noteStyles();
  if (known) return known;
  const places = Object.fromEntries(names.map((name) => [name, placeOf(name)])) as unknown as Texts;
  const { result, noteAgain } = recordStyles(() => render(<Row {...places} />));
  const template = { pieces: result.split(/\uE000(\w+)\uE001/), noteStyles: noteAgain };
  rows.set(Row, template);
  return template;
}

const fill = ({ pieces }: Template, texts: Readonly<Record<string, string>>): string =>
  pieces.map((piece, at) => (at % 2 === 0 ? piece : escapeHtml(texts[piece] ?? ''))).join('');

/**
 * Many rows that differ in their texts alone, such as the values of a filter: where fragments may be cached one of them is
 * rendered, once, and its HTML filled in for each.
 * @param Row must use each text as it is, as a whole child or attribute, and choose nothing by it.
 * @param rows texts of a row each, all with the same names; an element, with its key, for a row that is different.
 * @returns props for the element around them.
 */
export function useFilledRows<Texts extends RowTexts<Texts>>(
  Row: ComponentType<Texts>,
  rows: readonly (Texts | ReactElement)[],
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const renderer = use(FragmentRenderer);
  if (!renderer) {
    const elements = rows.map((row, at) => (isValidElement(row) ? row : <Row key={at} {...row} />));
    return { children: elements };
  }
  let template: Template | undefined;
  const html = rows.map((row) => {
    if (isValidElement(row)) return renderer.render(row);
    template ??= templateOf(renderer, Row, Object.keys(row));
    return fill(template, row);
  });
  return { dangerouslySetInnerHTML: { __html: html.join('') } };
}
