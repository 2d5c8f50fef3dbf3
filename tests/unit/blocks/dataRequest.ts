import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { DataRequest } from '../../../rendering/blockData';
import { automotiveSe } from '../../../sites/automotive-se';
import { timeZones } from '../../../sites/timeZones';

export interface RecordedQuery {
  operation: string;
  variables: Record<string, unknown>;
}

/** A request for a block's loader with a fake platform, whose answers are given by operation. */
export function dataRequest(
  answers: Record<string, unknown>,
  overrides: Partial<Omit<DataRequest, 'runQuery'>> = {},
): { request: DataRequest; queries: RecordedQuery[]; reported: unknown[] } {
  const queries: RecordedQuery[] = [];
  const reported: unknown[] = [];
  const runQuery = async (document: DocumentNode, variables: Record<string, unknown>) => {
    const operation = (document.definitions[0] as OperationDefinitionNode).name?.value ?? '';
    queries.push({ operation, variables });
    const answer = answers[operation];
    if (answer instanceof Error || answer === undefined) {
      throw answer ?? new Error(`${operation} was not expected`);
    }
    return answer;
  };
  const request: DataRequest = {
    runQuery: runQuery as DataRequest['runQuery'],
    page: {
      id: 'PAGE',
      template: 'ContentPage',
      language: 'sv',
      path: '/livet',
      itemPath: '/livet',
      fields: {},
    },
    cars: async () => ({ facets: [], cars: [], total: 0 }),
    dealers: async () => ({ dealers: [] }),
    kits: async () => ({ facets: [], kits: [], total: 0 }),
    kitSessionSample: false,
    hubspotScriptUrl: 'https://provider.example/v2.js',
    jotForm: () => Promise.resolve(undefined),
    site: automotiveSe,
    timeZones,
    dataSource: '{BLOCK}',
    query: new URLSearchParams(),
    report: (error) => reported.push(error),
    ...overrides,
  };
  return { request, queries, reported };
}

/** A story in the platform's format. */
export function storyAnswer(slug: string, overrides: object = {}): object {
  return {
    id: `id-${slug}`,
    name: slug,
    displayName: slug,
    template: { id: 'T' },
    url: { path: `/livet/artiklar/${slug}` },
    date: {
      value: '20261112T070000Z',
      dateValue: Date.UTC(2026, 10, 12, 7),
      formattedDateValue: '',
    },
    title: { value: `Om ${slug}` },
    premble: { value: 'Kort sagt' },
    image: { src: '/-/media/a.jpg', alt: 'En bil', width: 16, height: 9 },
    tags: { value: '' },
    ...overrides,
  };
}
