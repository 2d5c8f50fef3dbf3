/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import path from 'node:path';
import type { ComponentType } from 'react';
import ts from 'typescript';
import { chromes } from '../../../../design-system/fields/chromes';
import { EditingContext } from '../../../../design-system/fields/EditingContext';
import type { BlockContract } from '../../../../schema/contract';
import { scaffoldComponent } from '../../../../schema/codegen/scaffoldComponent';

const block: BlockContract = {
  category: 'Text and media',
  placeholders: ['guarantee-more'],
  fields: {
    Title: { kind: 'text' },
    Text: { kind: 'richText' },
    Link: { kind: 'link' },
    Image: { kind: 'image' },
    Film: { kind: 'file' },
    Since: { kind: 'date' },
    IsNew: { kind: 'boolean' },
  },
};

/** Compiles a source file of `blocks/Guarantee/` and returns the component that it exports. */
function loadComponent(source: string): ComponentType<object> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.ReactJSX },
  });
  const requireModule = (specifier: string): unknown =>
    jest.requireActual(
      specifier.startsWith('.') ? path.resolve('blocks/Guarantee', specifier) : specifier,
    );
  const exported: { Guarantee?: ComponentType<object> } = {};
  new Function('require', 'exports', outputText)(requireModule, exported);
  return exported.Guarantee!;
}

test('[EDIT-01] [EDIT-02] every field of a scaffolded block shows its value and can be edited in place', () => {
  const Guarantee = loadComponent(scaffoldComponent('Guarantee', { ...block, placeholders: [] }));
  const field = (title: string, value: unknown) => ({ value, metadata: { title } });
  const fields = {
    Title: field('Title', 'Five years'),
    Text: field('Text', '<p>For all parts</p>'),
    Link: field('Link', { href: '/terms', text: 'Terms' }),
    Image: field('Image', { src: '/-/media/a.webp', alt: 'A car' }),
    Film: field('Film', { src: '/-/media/a.pdf', name: 'Leaflet' }),
    Since: field('Since', '2026-03-09T00:00:00Z'),
  };
  const { container } = render(
    <EditingContext value={chromes}>
      <Guarantee {...fields} />
    </EditingContext>,
  );
  for (const text of ['Five years', 'For all parts', 'Terms', 'Leaflet', '2026']) {
    expect(container).toHaveTextContent(text);
  }
  expect(container.querySelector('img')).toHaveAttribute('alt', 'A car');
  expect(container.querySelector('h2')).toHaveTextContent('Five years');
  const edited = [...container.querySelectorAll('code[chrometype=field][kind=open]')];
  expect(edited.map(({ textContent }) => JSON.parse(textContent) as object)).toEqual(
    Object.values(fields).map(({ metadata }) => metadata),
  );
});

test('a scaffolded block renders its placeholders', () => {
  const Guarantee = loadComponent(scaffoldComponent('Guarantee', { ...block, fields: {} }));
  const { container } = render(<Guarantee {...{ slots: { 'guarantee-more': 'More' } }} />);
  expect(container).toHaveTextContent('More');
});
