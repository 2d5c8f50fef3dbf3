import { type Answer, dataOrThrow, type TestPlatform } from './testPlatform';

interface Version {
  language: string;
  version: number;
  fields: Record<string, unknown> | null;
  published: Record<string, unknown> | null;
}

export interface SiteItem {
  itemId: string;
  name: string;
  template: string;
  versions: Version[];
}

export interface Change {
  itemId: string;
  itemName: string;
  language: string;
  version: number;
  kind: string;
  fields: string[];
}

export interface TestSitePart {
  rootId: string;
  items: SiteItem[];
  changes: Change[];
}

const site = 'harbour';

export const getFields = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

/** Selects the fields of a change that its publisher sees. */
export const selectVisibleFields = ({ itemId, language, version }: Change) => ({
  itemId,
  language,
  version,
});

/** Creates functions to read, save and publish parts of the site `harbour`. */
export function createSiteActions(getPlatform: () => TestPlatform) {
  async function readPart(part: string): Promise<TestSitePart> {
    const answer = await getPlatform().queryAuthoring<{ sitePart: TestSitePart }>(
      `query ($part: SitePart!) { sitePart(site: "harbour", part: $part) {
      rootId
      items { itemId name template versions { language version fields published } }
      changes { itemId itemName language version kind fields }
    } }`,
      { part },
    );
    return dataOrThrow(answer).sitePart;
  }

  function mutate<Result>(
    name: string,
    input: Record<string, unknown>,
    selection: string,
  ): Promise<Answer<Record<string, Result>>> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return getPlatform().queryAuthoring(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
      { input },
    );
  }

  async function save(input: Record<string, unknown>) {
    const answer = await mutate<{ itemId: string; version: number }>(
      'saveSiteItem',
      { site, language: 'sv', ...input },
      'itemId version',
    );
    return { ...answer, saved: answer.data?.saveSiteItem };
  }

  async function publishPart(part: string, versions: object[]) {
    const answer = await mutate<{ published: number }>(
      'publishSitePart',
      { site, part, versions },
      'published',
    );
    return { code: answer.errors?.[0]?.extensions?.code, published: answer.data?.publishSitePart };
  }

  return { readPart, mutate, save, publishPart };
}
