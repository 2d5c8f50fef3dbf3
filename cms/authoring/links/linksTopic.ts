import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseId } from '../../items/guid';
import type { AuthoringContext, AuthoringTopic } from '../authoringContext';
import { readLinkProblems, type LinkProblem } from './linkProblems';
import { readLinksTo, type LinkOrigin } from './linksTo';
import { findLinkTarget, type LinkTarget } from './linkTarget';

const schemaFile = join('cms', 'authoring', 'links', 'links.graphql');

interface TargetArguments {
  site: string;
  language: string;
  href: string;
  id?: string | null;
}

/** Links inside the sites: where they lead, and who links to a page. */
export const linksTopic: AuthoringTopic = {
  typeDefs: readFileSync(schemaFile, 'utf8'),
  resolvers: {
    Query: {
      linkProblems: (
        _: unknown,
        { itemId, language }: { itemId: string; language: string },
        { store }: AuthoringContext,
      ): LinkProblem[] => readLinkProblems(store, itemId, language),
      linkTarget: (
        _: unknown,
        { id, ...link }: TargetArguments,
        { store }: AuthoringContext,
      ): LinkTarget | undefined =>
        findLinkTarget(store, { ...link, id: id ? parseId(id) : undefined }),
      linksTo: (
        _: unknown,
        { itemId }: { itemId: string },
        { store }: AuthoringContext,
      ): LinkOrigin[] => readLinksTo(store, itemId),
    },
  },
};
