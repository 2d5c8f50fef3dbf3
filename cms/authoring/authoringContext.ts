import type { Database } from '../../platform/database/connect';
import type { ContentStore } from '../items/ContentStore';
import type { MediaLibrary } from '../media/MediaLibrary';
import type { NoticeSender } from './publishing/NoticeSender';
import type { ReleaseRunner } from './releases/ReleaseRunner';
import type { ContentEditor } from './items/ContentEditor';
import type { Actor } from './people/actor';
import type { People } from './people/People';

/** Context of every resolver of the authoring interface. */
export interface AuthoringContext {
  store: ContentStore;
  db: Database;
  notices: NoticeSender;
  releases: Pick<ReleaseRunner, 'wake'>;
  /** Key that seals the links to drafts. */
  editingSecret: string;
  editor: ContentEditor;
  /** Accounts of editors. */
  people: People;
  media: MediaLibrary;
  /** The account that made the request. */
  actor: Actor;
}

/**
 * Finds the site of a record by an id in a field's arguments, for records that are not items. Null when
 * all sites share the record, undefined when it does not exist.
 */
export type SiteLookup = (
  args: { id?: unknown; input?: { id?: unknown } },
  context: AuthoringContext,
) => string | null | undefined | Promise<string | null | undefined>;

/** The argument of a mutation. */
export interface Input<Value> {
  input: Value;
}
