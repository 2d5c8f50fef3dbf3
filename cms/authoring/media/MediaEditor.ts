import type { Transaction } from '../../../platform/database/connect';
import type { Asset } from '../../media/asset';
import { getMediaLocation, type MediaLocation } from '../../media/folders';
import { insertAsset, updateAssetRow, type AssetChange } from '../../media/mediaTable';
import type { MediaLibrary } from '../../media/MediaLibrary';
import { MediaRefusal } from '../../media/MediaRefusal';
import type { ContentStore } from '../../items/ContentStore';
import { createEditError } from '../createEditError';
import type { Actor } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { checkFoundSite } from '../people/permissions';

/** Base class of the media library's editors. Methods throw edit errors (NOT_FOUND, BAD_INPUT, CONFLICT). */
export class MediaEditor {
  constructor(
    protected readonly library: MediaLibrary,
    protected readonly store: ContentStore,
    protected readonly actor: Actor,
  ) {}

  /** Runs a change in a transaction, queued with all others. Refusals of the library become edit errors. */
  protected async runChange<Result>(change: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.library.enqueue(() => this.library.transaction(change));
    } catch (error) {
      if (error instanceof MediaRefusal) throw createEditError('BAD_INPUT', error.reason);
      throw error;
    }
  }

  protected getAsset(id: string): Asset {
    const asset = this.library.find(id);
    if (!asset || asset.replacedBy !== null)
      throw createEditError('NOT_FOUND', 'The file is gone.');
    return asset;
  }

  /** Saves an asset's metadata. An original gets its row with its first change. */
  protected async saveAsset(tx: Transaction, asset: Asset, change: AssetChange): Promise<void> {
    if (asset.isOriginal && asset.version === 0) {
      await insertAsset(tx, { ...asset, ...change, version: 1, sourceHash: null });
    } else if (!(await updateAssetRow(tx, asset, change))) {
      throw createVersionConflict(asset);
    }
  }

  /** Returns the target folder. Only editors of all sites may use folders that all sites share. */
  protected getLocation(site: string, folderId: string): MediaLocation {
    if (!this.store.sites.has(site)) throw createEditError('NOT_FOUND', 'There is no such site.');
    const location = getMediaLocation(this.library.folders, site, folderId);
    checkFoundSite(this.actor, location.site, true);
    return location;
  }

  protected recordChange(
    tx: Transaction,
    action: string,
    site: string | null,
    details: Record<string, unknown>,
  ): Promise<void> {
    return recordAction(tx, { actor: this.actor, action, site: site ?? undefined, details });
  }
}

/** Creates the error for a change that was made from an older version. */
export const createVersionConflict = ({ version }: Asset) =>
  createEditError('CONFLICT', 'Somebody else changed it in between.', { currentVersion: version });
