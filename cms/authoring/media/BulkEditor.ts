import type { Asset } from '../../media/asset';
import { deleteAssetRow, moveAssetRows, updateTags } from '../../media/mediaTable';
import type {
  DeleteAssetsInput,
  MoveAssetsInput,
  TagAssetsInput,
} from '../../generated/authoringTypes';
import { createEditError } from '../createEditError';
import { checkFoundSite } from '../people/permissions';
import { listUses } from './listUses';
import { createOriginalError } from './assetChanges';
import { applyTags } from './assetTags';
import { listPaths } from './listAssets';
import { MediaEditor } from './MediaEditor';
import { localizable } from '../../../domain/localizable';

/** Maximum files of one change. */
const MAX_ASSETS = 500;

/** Changes many assets at once, all of them or none: their folder, their tags, or deleting them. */
export class BulkEditor extends MediaEditor {
  move(input: MoveAssetsInput): Promise<number> {
    return this.runChange(async (tx) => {
      const location = this.getLocation(input.site, input.folderId);
      const assets = this.#getAssets(input.ids);
      if (assets.some(({ isOriginal }) => isOriginal)) throw createOriginalError();
      // A file that another site uses cannot be moved to a single site.
      if (
        location.site !== null &&
        assets.some((asset) => this.#isUsedOutside(asset, location.site))
      ) {
        throw createEditError('CONFLICT', 'Other sites show it: it stays with all sites.');
      }
      const ids = assets.map(({ id }) => id);
      await moveAssetRows(tx, ids, location);
      await this.recordChange(tx, 'moveAssets', location.site, {
        assetIds: ids,
        folder: input.folderId,
      });
      return ids.length;
    });
  }

  /** Adds and removes tags. Returns the ids of the assets that changed. */
  tag({ site, ids, add = [], remove = [] }: TagAssetsInput): Promise<string[]> {
    return this.runChange(async (tx) => {
      const existingTags = this.library.listAll().flatMap(({ tags }) => tags);
      const changedIds: string[] = [];
      const idsByTags = new Map<string, { tags: string[]; ids: string[] }>();
      for (const asset of this.#getAssets(ids)) {
        const tags = applyTags(asset, { add, remove }, existingTags);
        const key = tags.join('\n');
        if (key === asset.tags.join('\n')) continue;
        changedIds.push(asset.id);
        const group = idsByTags.get(key);
        // An original has no row until it changes for the first time.
        if (asset.isOriginal && asset.version === 0) await this.saveAsset(tx, asset, { tags });
        else if (group) group.ids.push(asset.id);
        else idsByTags.set(key, { tags, ids: [asset.id] });
      }
      // The version is kept: adding or removing a tag overwrites no changes of other editors.
      for (const group of idsByTags.values()) await updateTags(tx, group.ids, group.tags);
      await this.recordChange(tx, 'tagAssets', site, { assetIds: changedIds, add, remove });
      return changedIds;
    });
  }

  async delete(input: DeleteAssetsInput): Promise<number> {
    return this.library.enqueue(async () => {
      const assets = this.#getAssets(input.ids);
      if (assets.some(({ isOriginal }) => isOriginal)) throw createOriginalError();
      const deletions = assets.map((asset) => {
        const revisions = [asset, ...this.library.listReplacedBy(asset)];
        const paths = revisions.flatMap((one) => listPaths(this.library, one));
        return { asset, all: revisions, paths, useCount: listUses(this.store, paths).length };
      });
      const useCount = deletions.reduce((sum, one) => sum + one.useCount, 0);
      if (useCount > 0 && !input.evenIfUsed) {
        throw createEditError('CONFLICT', localizable`It is in use at ${useCount} places.`, {
          useCount,
        });
      }
      await this.library.transaction(async (tx) => {
        for (const { asset, all, useCount: uses } of deletions) {
          for (const one of all) await deleteAssetRow(tx, one.id);
          const details = { assetId: asset.id, name: asset.name, uses };
          await this.recordChange(tx, 'deleteAsset', asset.site, details);
        }
      });
      await this.library.removeFiles(deletions.flatMap(({ paths }) => paths));
      return deletions.length;
    });
  }

  /** Returns the assets of distinct ids. @throws when there are too many or the actor may not change one */
  #getAssets(ids: readonly string[]): Asset[] {
    const uniqueIds = new Set(ids);
    if (uniqueIds.size > MAX_ASSETS) {
      throw createEditError('BAD_INPUT', localizable`Change ${MAX_ASSETS} files at most at once.`);
    }
    const assets = [...uniqueIds].map((id) => this.getAsset(id));
    for (const { site } of assets) checkFoundSite(this.actor, site, true);
    return assets;
  }

  #isUsedOutside(asset: Asset, site: string | null): boolean {
    return listUses(this.store, listPaths(this.library, asset)).some(
      ({ item }) => item.site !== site,
    );
  }
}
