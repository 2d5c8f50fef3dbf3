import type { ApolloClient } from '@apollo/client';
import { createFindPlacedForms } from '../../server/jotFormsOf';
import { sites } from '../../../../sites/sites';

const site = sites['carstore-fi'];

/** A content platform whose page has the form in a nested block; it fails while `state.up` is false. */
function platform(formId: string) {
  const state = { up: true, requestedVariables: [] as unknown[] };
  const form = {
    uid: '2',
    componentName: 'JotForm',
    fields: { FormId: { value: formId } },
  };
  const rendered = {
    sitecore: {
      context: { language: 'fi' },
      route: {
        name: 'Palaute',
        templateName: 'ContentPage',
        fields: {},
        placeholders: {
          main: [
            { uid: '1', componentName: 'Columns', fields: {}, placeholders: { column: [form] } },
          ],
        },
      },
    },
  };
  const query = ({ variables }: { variables: unknown }) => {
    state.requestedVariables.push(variables);
    if (!state.up) return Promise.reject(new Error('down'));
    const language = { name: 'fi', displayName: '', englishName: '', nativeName: '' };
    return Promise.resolve({
      data: { layout: { item: { rendered, url: { path: '/' }, language, languages: [] } } },
    });
  };
  return { state, content: { query } as unknown as ApolloClient };
}

test('[FORM-52] the forms of a page are read from the platform, and from the cache while it is down', async () => {
  const { state, content } = platform(' 240123456789012 ');
  const jotFormsOf = createFindPlacedForms(content);
  await expect(jotFormsOf(site, '/en/feedback')).resolves.toEqual(new Set(['240123456789012']));
  expect(state.requestedVariables).toEqual([
    { site: 'carstore-fi', routePath: '/feedback', language: 'en' },
  ]);
  state.up = false;
  await expect(jotFormsOf(site, '/en/feedback')).resolves.toEqual(new Set(['240123456789012']));
  await expect(jotFormsOf(site, '/muu')).rejects.toThrow('down');
  await expect(jotFormsOf(site, '/%')).resolves.toEqual(new Set());
});
