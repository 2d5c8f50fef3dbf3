import { type Answer, dataOf, type TestPlatform } from './testPlatform';

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

export interface Part {
  rootId: string;
  items: SiteItem[];
  changes: Change[];
}

const site = 'harbour';

export const fieldsOf = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

/** A change as somebody saw it who publishes it. */
export const seen = ({ itemId, language, version }: Change) => ({ itemId, language, version });

/** The parts of the site `harbour`, as its editors read, save and publish them. */
export function sitePartsOf(platformOf: () => TestPlatform) {
  async function readPart(part: string): Promise<Part> {
    const answer = await platformOf().author<{ sitePart: Part }>(
      `query ($part: SitePart!) { sitePart(site: "harbour", part: $part) {
      rootId
      items { itemId name template versions { language version fields published } }
      changes { itemId itemName language version kind fields }
    } }`,
      { part },
    );
    return dataOf(answer).sitePart;
  }

  function mutate<Result>(
    name: string,
    input: Record<string, unknown>,
    selection: string,
  ): Promise<Answer<Record<string, Result>>> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return platformOf().author(
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
