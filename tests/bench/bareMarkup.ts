import { Parser } from 'htmlparser2';
import { createElement, type ReactElement } from 'react';

/** A parsed element; texts are strings. */
interface Markup {
  tag: string;
  props: Readonly<Record<string, unknown>>;
  children: readonly (Markup | string)[];
}

/** React's names of attributes that differ from HTML, and of attributes without a value. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
};

/**
 * Parses HTML that React has rendered; returns a function that creates equal React elements with plain class
 * names. This is the cost of a page without any framework.
 */
export function readMarkup(html: string): () => ReactElement[] {
  const root = parse(html);
  return () => root.map((fragment, key) => createElement(Fragment, { key, markup: fragment }));
}

function Fragment({ markup }: { markup: Markup | string }) {
  return typeof markup === 'string' ? markup : create(markup);
}

function create({ tag, props, children }: Markup): ReactElement {
  return createElement(
    tag,
    { ...props },
    ...children.map((child) => (typeof child === 'string' ? child : create(child))),
  );
}

function parse(html: string): (Markup | string)[] {
  const root: (Markup | string)[] = [];
  const openElements: (Markup | string)[][] = [root];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const children: (Markup | string)[] = [];
        openElements.at(-1)?.push({ tag, props: getProps(attributes), children });
        openElements.push(children);
      },
      ontext: (text) => void openElements.at(-1)?.push(text),
      onclosetag: () => void openElements.pop(),
    },
    { lowerCaseAttributeNames: false, lowerCaseTags: false },
  );
  parser.end(html);
  return root;
}

function getProps(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      reactNames[name] ?? name,
      getValue(name, value),
    ]),
  );
}

function getValue(name: string, value: string): unknown {
  if (name === 'style') return parseStyle(value);
  return booleanAttributes.has(name) ? true : value;
}

const booleanAttributes = new Set([
  'hidden',
  'disabled',
  'required',
  'open',
  'checked',
  'selected',
  'controls',
  'muted',
]);

/** Parses style declarations to React's format; custom properties keep their names. */
function parseStyle(css: string): Record<string, string> {
  const declarations = css.split(/;(?![^(]*\))/).filter((declaration) => declaration.trim() !== '');
  return Object.fromEntries(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim();
      const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return [name.startsWith('--') ? name : camel, declaration.slice(colon + 1).trim()];
    }),
  );
}
