import type { Transaction } from '../../../platform/database/connect';
import {
  addressOfPath,
  isCropRatio,
  type Asset,
  type Crop,
  type CropArea,
  type CropRatio,
  type Crops,
  type Folder,
} from '../../media/asset';
import { depthOf, readPlace, siteRootId, type MediaPlace } from '../../media/folders';
import type { MediaLibrary } from '../../media/MediaLibrary';
import { MediaRefusal } from '../../media/MediaRefusal';
import {
  deleteAssetRow,
  insertAsset,
  insertFile,
  insertFolder,
  moveAssetRows,
  removeFolder,
  updateAssetRow,
  updateFolder,
  type AssetChange,
} from '../../media/mediaTable';
import type { ContentStore } from '../../items/contentStore';
import { newId } from '../../items/guid';
import { insertVersion } from '../../items/versionTable';
import type { ContentEditor } from '../items/editContent';
import { editError } from '../editError';
import type { Actor } from '../people/actor';
import { recordAction } from '../people/auditTrail';
import { checkFoundSite } from '../people/permissions';
import { usesOf } from './addressUses';
import {
  changedAlt,
  checkArea,
  checkReplacement,
  fixed,
  largestArea,
  readFocalPoint,
  renamed,
} from './assetChanges';
import { pathsOf } from './listAssets';
import { replaceAddresses, type NewAddress } from './replaceAddresses';
import type { UpdateAssetInput } from '../../generated/authoringTypes';
import { recordOf } from '../../../domain/typedKeys';

const MAX_FOLDERS = 500;
const MAX_DEPTH = 6;
const MAX_MOVED = 200;
/** Uses that one replacement changes; more of them are a matter for a developer. */
const MAX_REPLACED = 2000;
const FOLDER_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} &,._()-]{0,58}[\p{L}\p{N})])?$/u;

/** The changes of the media library. Every method throws an edit error (NOT_FOUND, BAD_INPUT, CONFLICT). */
export class MediaEditor {
  constructor(
    private readonly library: MediaLibrary,
    private readonly store: ContentStore,
    private readonly content: ContentEditor,
    private readonly actor: Actor,
  ) {}

  createFolder(input: { site: string; parentId: string; name: string }): Promise<Folder> {
    const name = readFolderName(input.name);
    return this.#change(async (tx) => {
      const { folders } = this.library;
      const { site, folderId: parentId } = this.#place(input.site, input.parentId);
      if (folders.length >= MAX_FOLDERS)
        throw editError('BAD_INPUT', 'There are too many folders.');
      if (depthOf(folders, parentId) >= MAX_DEPTH) {
        throw editError('BAD_INPUT', `Folders go ${MAX_DEPTH} deep at most.`);
      }
      this.#checkName({ site, parentId, name });
      const folder = { id: newId(), site, parentId, name };
      await insertFolder(tx, folder);
      await this.#record(tx, 'createFolder', site, { folder: name });
      return folder;
    });
  }

  renameFolder(input: { id: string; name: string }): Promise<Folder> {
    const name = readFolderName(input.name);
    return this.#change(async (tx) => {
      const folder = this.#folder(input.id);
      this.#checkName({ ...folder, name });
      await updateFolder(tx, folder.id, name);
      await this.#record(tx, 'renameFolder', folder.site, { folder: name, before: folder.name });
      return { ...folder, name };
    });
  }

  deleteFolder(id: string): Promise<void> {
    return this.#change(async (tx) => {
      const folder = this.#folder(id);
      const isEmpty =
        !this.library.folders.some(({ parentId }) => parentId === id) &&
        !this.library.everything().some(({ folderId }) => folderId === id);
      if (!isEmpty) throw editError('CONFLICT', 'The folder is not empty.');
      await removeFolder(tx, id);
      await this.#record(tx, 'deleteFolder', folder.site, { folder: folder.name });
    });
  }

  move(input: { site: string; ids: readonly string[]; folderId: string }): Promise<number> {
    const ids = [...new Set(input.ids)];
    if (ids.length > MAX_MOVED) {
      throw editError('BAD_INPUT', `Move ${MAX_MOVED} files at most at once.`);
    }
    return this.#change(async (tx) => {
      const place = this.#place(input.site, input.folderId);
      const assets = ids.map((id) => this.#asset(id));
      if (assets.some(({ isOriginal }) => isOriginal)) throw fixed();
      for (const { site } of assets) checkFoundSite(this.actor, site, true);
      // What other sites show must not become one site's own.
      if (place.site !== null && assets.some((asset) => this.#isUsedBeyond(asset, place.site))) {
        throw editError('CONFLICT', 'Other sites show it: it stays with all sites.');
      }
      await moveAssetRows(tx, ids, place);
      await this.#record(tx, 'moveAssets', place.site, { assetIds: ids, folder: input.folderId });
      return ids.length;
    });
  }

  update(input: UpdateAssetInput): Promise<Asset> {
    return this.#change(async (tx) => {
      const asset = await this.library.measured(this.#asset(input.id));
      checkVersion(asset, input.expectedVersion);
      const change: AssetChange = {
        name: renamed(asset, input.name),
        alt: changedAlt(asset, input.alt ?? []),
        isDecorative: input.isDecorative ?? asset.isDecorative,
        focalPoint: readFocalPoint(asset, input.focalPoint),
        crops: await this.#changedCrops(tx, asset, input.crops ?? []),
      };
      await this.#save(tx, asset, change);
      const changed = Object.keys(input).filter((key) => key !== 'id' && key !== 'expectedVersion');
      await this.#record(tx, 'updateAsset', asset.site, { assetId: asset.id, changed });
      return asset.id;
    }).then((id) => this.#asset(id));
  }

  /** Puts another asset in the place of one at every use; what is known of the older one goes over. */
  async replace(input: { id: string; byId: string }): Promise<{ asset: Asset; replaced: number }> {
    let replaced = 0;
    await this.library.inTurn(() =>
      this.content.inTurn(async (tx) => {
        const old = await this.library.measured(this.#asset(input.id));
        const next = await this.library.measured(this.#asset(input.byId));
        // It goes where the older one was.
        checkFoundSite(this.actor, next.site, true);
        checkReplacement(old, next);
        const { crops, addresses } = await this.#cropsAsBefore(tx, old, next);
        replaced = await this.#replaceUses(tx, old, addresses);
        await this.#save(tx, next, {
          alt: { ...old.alt, ...next.alt },
          isDecorative:
            next.isDecorative || (old.isDecorative && Object.keys(next.alt).length === 0),
          focalPoint: next.focalPoint ?? old.focalPoint,
          crops,
          ...(old.isOriginal ? {} : { site: old.site, folderId: old.folderId }),
        });
        // What came with the product stays there, for other sites and for the product itself.
        if (!old.isOriginal) await this.#save(tx, old, { replacedBy: next.id });
        const details = { assetId: old.id, byId: next.id, replaced };
        await this.#record(tx, 'replaceAsset', old.site, details);
      }),
    );
    return { asset: this.#asset(input.byId), replaced };
  }

  async delete(id: string, evenIfUsed: boolean): Promise<void> {
    await this.library.inTurn(async () => {
      const asset = this.#asset(id);
      if (asset.isOriginal) throw fixed();
      const all = [asset, ...this.library.earlierOf(asset)];
      const paths = all.flatMap((one) => pathsOf(this.library, one));
      const uses = usesOf(this.store, paths);
      if (uses.length > 0 && !evenIfUsed) {
        throw editError('CONFLICT', `It is in use at ${uses.length} places.`, {
          useCount: uses.length,
        });
      }
      await this.library.transaction(async (tx) => {
        for (const one of all) await deleteAssetRow(tx, one.id);
        const details = { assetId: id, name: asset.name, uses: uses.length };
        await this.#record(tx, 'deleteAsset', asset.site, details);
      });
      await this.library.removeFiles(paths);
    });
  }

  /** One transaction, in turn with all others. Refusals of the library become edit errors. */
  async #change<Result>(change: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.library.inTurn(() => this.library.transaction(change));
    } catch (error) {
      if (error instanceof MediaRefusal) throw editError('BAD_INPUT', error.message);
      throw error;
    }
  }

  /** Changes what is known of an asset; an original gets its row with the first change. */
  async #save(tx: Transaction, asset: Asset, change: AssetChange): Promise<void> {
    if (asset.isOriginal && asset.version === 0) {
      await insertAsset(tx, { ...asset, ...change, version: 1, sourceHash: null });
    } else if (!(await updateAssetRow(tx, asset, change))) {
      throw changedBetween(asset);
    }
  }

  async #changedCrops(
    tx: Transaction,
    asset: Asset,
    changes: NonNullable<UpdateAssetInput['crops']>,
  ): Promise<Crops> {
    const crops = new Map(Object.entries(asset.crops));
    for (const { ratio, area } of changes) {
      if (!isCropRatio(ratio)) throw editError('BAD_INPUT', 'That is no ratio for crops.');
      if (area) crops.set(ratio, await this.#makeCrop(tx, asset, ratio, area));
      else crops.delete(ratio);
    }
    return Object.fromEntries(crops);
  }

  async #makeCrop(
    tx: Transaction,
    asset: Asset,
    ratio: CropRatio,
    { x, y, width, height }: CropArea,
  ): Promise<Crop> {
    const area = { x, y, width, height };
    checkArea(asset, ratio, area);
    const { path, picture } = await this.library.makeCrop(asset, ratio, area);
    await insertFile(tx, { assetId: asset.id, path, ratio, bytes: picture.bytes.length });
    return { ...area, path, pixelWidth: picture.width, pixelHeight: picture.height };
  }

  /** The crops that pages show of the older asset, made of the newer one as well. */
  async #cropsAsBefore(tx: Transaction, old: Asset, next: Asset) {
    const crops = new Map(Object.entries(next.crops));
    const addresses = new Map<string, NewAddress>();
    addresses.set(addressOfPath(old.path), newAddress(next));
    for (const { path, ratio } of this.library.filesOf(old)) {
      if (ratio === null || !isCropRatio(ratio) || next.kind !== 'picture') continue;
      if (usesOf(this.store, [path]).length === 0) continue;
      const crop =
        crops.get(ratio) ??
        (await this.#makeCrop(tx, next, ratio, largestArea(next, ratio, old.focalPoint)));
      crops.set(ratio, crop);
      const { pixelWidth, pixelHeight } = crop;
      const address = addressOfPath(crop.path);
      addresses.set(addressOfPath(path), { address, width: pixelWidth, height: pixelHeight });
    }
    return { crops: recordOf(crops), addresses };
  }

  async #replaceUses(
    tx: Transaction,
    old: Asset,
    addresses: ReadonlyMap<string, NewAddress>,
  ): Promise<number> {
    const uses = usesOf(this.store, pathsOf(this.library, old)).filter(({ isDraft }) => isDraft);
    if (uses.length > MAX_REPLACED) {
      throw editError('BAD_INPUT', `It is in use at more than ${MAX_REPLACED} places.`);
    }
    const versions = new Map(uses.map((use) => [`${use.item.id} ${use.language}`, use]));
    for (const { item, language } of versions.values()) {
      const current = item.versions.get(language);
      if (!current) continue;
      const version = this.store.newestVersion(item.id, language) + 1;
      const fields = replaceAddresses(current.fields, addresses);
      const { displayName, placeholders } = current;
      const content = { displayName, placeholders, fields, deleted: false };
      await insertVersion(tx, { itemId: item.id, language, version, ...content }, this.actor);
    }
    return versions.size;
  }

  #isUsedBeyond(asset: Asset, site: string | null): boolean {
    return usesOf(this.store, pathsOf(this.library, asset)).some(({ item }) => item.site !== site);
  }

  #asset(id: string): Asset {
    const asset = this.library.find(id);
    if (!asset || asset.replacedBy !== null) throw editError('NOT_FOUND', 'The file is gone.');
    return asset;
  }

  #folder(id: string): Folder {
    const folder = this.library.folders.find((one) => one.id === id);
    if (!folder) throw editError('NOT_FOUND', 'The folder is gone.');
    return folder;
  }

  /** Where something is to be put. What all sites share belongs to those who edit all of them. */
  #place(site: string, id: string): MediaPlace {
    if (!this.store.sites.has(site)) throw editError('NOT_FOUND', 'There is no such site.');
    const place = readPlace(this.library.folders, site, id);
    checkFoundSite(this.actor, place.site, true);
    return place;
  }

  #checkName({ site, parentId, name, id }: Omit<Folder, 'id'> & { id?: string }): void {
    const twin = this.library.folders.find(
      (one) =>
        one.id !== id &&
        one.site === site &&
        one.parentId === parentId &&
        one.name.toLowerCase() === name.toLowerCase(),
    );
    if (twin) throw editError('CONFLICT', 'There is a folder of that name already.');
  }

  #record(
    tx: Transaction,
    action: string,
    site: string | null,
    details: Record<string, unknown>,
  ): Promise<void> {
    return recordAction(tx, { actor: this.actor, action, site: site ?? undefined, details });
  }
}

/** The ids of the folders that nobody makes are refused with the rest. */
function readFolderName(name: string): string {
  const clean = name.trim().replace(/\s+/g, ' ');
  if (FOLDER_NAME.test(clean) && clean !== siteRootId) return clean;
  throw editError('BAD_INPUT', 'A folder needs a name of up to 60 letters, digits and spaces.');
}

const newAddress = ({ path, width, height }: Asset): NewAddress => ({
  address: addressOfPath(path),
  width,
  height,
});

function checkVersion(asset: Asset, expected: number): void {
  if (asset.version !== expected) throw changedBetween(asset);
}

const changedBetween = ({ version }: Asset) =>
  editError('CONFLICT', 'Somebody else changed it in between.', { currentVersion: version });
