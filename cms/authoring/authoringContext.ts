import type { Database } from '../../platform/database/connect';
import type { ContentStore } from '../items/contentStore';
import type { MediaLibrary } from '../media/MediaLibrary';
import type { NoticeSender } from './publishing/publishNotices';
import type { ReleaseRunner } from './releases/ReleaseRunner';
import type { ContentEditor } from './items/editContent';
import type { Actor } from './people/actor';
import type { People } from './people/People';

/** What every resolver of the authoring interface has. */
export interface AuthoringContext {
  store: ContentStore;
  db: Database;
  notices: NoticeSender;
  releases: Pick<ReleaseRunner, 'wake'>;
  /** Seals links to drafts. */
  editingSecret: string;
  editor: ContentEditor;
  /** Accounts of those who edit. */
  people: People;
  media: MediaLibrary;
  /** Who asks. */
  actor: Actor;
}

/**
 * The site of what a field's arguments name by other ids than items': null for what all sites share,
 * undefined for what there is none of.
 */
export type SiteLookup = (
  args: { id?: unknown; input?: { id?: unknown } },
  context: AuthoringContext,
) => string | null | undefined | Promise<string | null | undefined>;

/** The argument of a mutation. */
export interface Input<Value> {
  input: Value;
}
