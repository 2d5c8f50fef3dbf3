import { Parser } from 'htmlparser2';
import { createElement, type ReactElement } from 'react';

/** An element as it was parsed; texts are strings. */
interface Markup {
  tag: string;
  props: Readonly<Record<string, unknown>>;
  children: readonly (Markup | string)[];
}

/** React's names of the attributes that it does not call as HTML does, and of those without a value. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
};

/**
 * Reads HTML that React has written, and returns a function that creates the same React elements
 * anew, with their plain class names: what a page without any framework around it would render.
 */
export function readMarkup(html: string): () => ReactElement[] {
  const root = parse(html);
  return () => root.map((part, key) => createElement(Fragment, { key, part }));
}

function Fragment({ part }: { part: Markup | string }) {
  return typeof part === 'string' ? part : create(part);
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
  const open: (Markup | string)[][] = [root];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const children: (Markup | string)[] = [];
        open.at(-1)?.push({ tag, props: propsOf(attributes), children });
        open.push(children);
      },
      ontext: (text) => void open.at(-1)?.push(text),
      onclosetag: () => void open.pop(),
    },
    { lowerCaseAttributeNames: false, lowerCaseTags: false },
  );
  parser.end(html);
  return root;
}

function propsOf(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      reactNames[name] ?? name,
      valueOf(name, value),
    ]),
  );
}

function valueOf(name: string, value: string): unknown {
  if (name === 'style') return styleOf(value);
  return booleans.has(name) ? true : value;
}

const booleans = new Set([
  'hidden',
  'disabled',
  'required',
  'open',
  'checked',
  'selected',
  'controls',
  'muted',
]);

/** Style declarations as React takes them; custom properties keep their names. */
function styleOf(css: string): Record<string, string> {
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
