import type { Transaction } from '../../../platform/database/connect';
import {
  getMediaAddress,
  isCropRatio,
  type Asset,
  type Crop,
  type CropArea,
  type CropRatio,
  type Crops,
} from '../../media/asset';
import type { MediaLibrary } from '../../media/MediaLibrary';
import { insertFile, type AssetChange } from '../../media/mediaTable';
import type { ContentStore } from '../../items/ContentStore';
import { insertVersion } from '../../items/versionTable';
import type { ContentEditor } from '../items/ContentEditor';
import { createEditError } from '../createEditError';
import type { Actor } from '../people/actor';
import { checkFoundSite } from '../people/permissions';
import type { ReplaceAssetInput, UpdateAssetInput } from '../../generated/authoringTypes';
import { listUses } from './listUses';
import { applyAlt, applyFocalPoint, checkArea, checkReplacement, applyName } from './assetChanges';
import { formatFocalPoint, readFocalPoint, toAreaPoint } from '../../../schema/focalPoint';
import { listPaths } from './listAssets';
import { createVersionConflict, MediaEditor } from './MediaEditor';
import { replaceAddresses, type FileReplacement, type FileCopy } from './replaceAddresses';
import { localizable } from '../../../domain/localizable';

/** Maximum uses that one replacement changes. A developer must change more than that. */
const MAX_REPLACED_USES = 2000;

/** Changes a single asset: its metadata, its crops, or its replacement by another asset. */
export class AssetEditor extends MediaEditor {
  constructor(
    library: MediaLibrary,
    store: ContentStore,
    private readonly content: ContentEditor,
    actor: Actor,
  ) {
    super(library, store, actor);
  }

  update(input: UpdateAssetInput): Promise<Asset> {
    return this.runChange(async (tx) => {
      const asset = await this.library.measure(this.getAsset(input.id));
      checkVersion(asset, input.expectedVersion);
      const change: AssetChange = {
        name: applyName(asset, input.name),
        alt: applyAlt(asset, input.alt ?? []),
        isDecorative: input.isDecorative ?? asset.isDecorative,
        focalPoint: applyFocalPoint(asset, input.focalPoint),
        crops: await this.#applyCropChanges(tx, asset, input.crops ?? []),
      };
      await this.saveAsset(tx, asset, change);
      const changedKeys = Object.keys(input).filter(
        (key) => key !== 'id' && key !== 'expectedVersion',
      );
      await this.recordChange(tx, 'updateAsset', asset.site, {
        assetId: asset.id,
        changed: changedKeys,
      });
      return asset.id;
    }).then((id) => this.getAsset(id));
  }

  /**
   * Replaces an asset by another one at every use. The input has the new asset's alternative text, focal point and
   * crops. Uses that have the metadata of the old asset get that of the new one.
   */
  async replace(input: ReplaceAssetInput): Promise<{ asset: Asset; replaced: number }> {
    let replaced = 0;
    await this.library.enqueue(() =>
      this.content.enqueue(async (tx) => {
        const oldAsset = await this.library.measure(this.getAsset(input.id));
        const newAsset = await this.library.measure(this.getAsset(input.byId));
        // The new asset moves to the folder of the old one.
        checkFoundSite(this.actor, newAsset.site, true);
        checkReplacement(oldAsset, newAsset);
        const change = {
          // The alternative texts in languages of other sites are kept.
          alt: applyAlt({ ...newAsset, alt: { ...oldAsset.alt, ...newAsset.alt } }, input.alt),
          isDecorative: input.isDecorative,
          focalPoint: applyFocalPoint(newAsset, input.focalPoint),
          crops: await this.#applyCropChanges(tx, newAsset, input.crops),
        };
        replaced = await this.#replaceUses(tx, oldAsset, { ...newAsset, ...change });
        await this.saveAsset(tx, newAsset, {
          ...change,
          tags: [...new Set([...oldAsset.tags, ...newAsset.tags])],
          ...(oldAsset.isOriginal ? {} : { site: oldAsset.site, folderId: oldAsset.folderId }),
        });
        // Originals stay, for other sites and for the product itself.
        if (!oldAsset.isOriginal) await this.saveAsset(tx, oldAsset, { replacedBy: newAsset.id });
        const details = { assetId: oldAsset.id, byId: newAsset.id, replaced };
        await this.recordChange(tx, 'replaceAsset', oldAsset.site, details);
      }),
    );
    return { asset: this.getAsset(input.byId), replaced };
  }

  async #applyCropChanges(
    tx: Transaction,
    asset: Asset,
    changes: NonNullable<UpdateAssetInput['crops']>,
  ): Promise<Crops> {
    const crops = new Map(Object.entries(asset.crops));
    for (const { ratio, area } of changes) {
      if (!isCropRatio(ratio)) throw createEditError('BAD_INPUT', 'That is no ratio for crops.');
      if (area) crops.set(ratio, await this.#createCrop(tx, asset, ratio, area));
      else crops.delete(ratio);
    }
    return Object.fromEntries(crops);
  }

  async #createCrop(
    tx: Transaction,
    asset: Asset,
    ratio: CropRatio,
    { x, y, width, height }: CropArea,
  ): Promise<Crop> {
    const area = { x, y, width, height };
    checkArea(asset, ratio, area);
    const { path, picture } = await this.library.createCrop(asset, ratio, area);
    await insertFile(tx, { assetId: asset.id, path, ratio, bytes: picture.bytes.length });
    return { ...area, path, pixelWidth: picture.width, pixelHeight: picture.height };
  }

  async #replaceUses(tx: Transaction, oldAsset: Asset, newAsset: Asset): Promise<number> {
    const uses = listUses(this.store, listPaths(this.library, oldAsset)).filter(
      ({ isDraft }) => isDraft,
    );
    if (uses.length > MAX_REPLACED_USES) {
      throw createEditError(
        'BAD_INPUT',
        localizable`It is in use at more than ${MAX_REPLACED_USES} places.`,
      );
    }
    const pictures = this.#mapPictures(oldAsset, newAsset);
    const versions = new Map(uses.map((use) => [`${use.item.id} ${use.language}`, use]));
    for (const { item, language } of versions.values()) {
      const currentVersion = item.versions.get(language);
      if (!currentVersion) continue;
      const version = this.store.getNewestVersion(item.id, language) + 1;
      const fields = replaceAddresses(currentVersion.fields, pictures, language);
      const { displayName, placeholders } = currentVersion;
      const content = { displayName, placeholders, fields, deleted: false };
      await insertVersion(tx, { itemId: item.id, language, version, ...content }, this.actor);
    }
    return versions.size;
  }

  /** Maps addresses of the old asset and its crops to their replacement: a crop, or else the whole picture. */
  #mapPictures(oldAsset: Asset, newAsset: Asset): ReadonlyMap<string, FileReplacement> {
    const crops = new Map<string, Crop>(Object.entries(newAsset.crops));
    const oldCrops = Object.values(oldAsset.crops);
    return new Map(
      this.library.listFiles(oldAsset).map(({ path, ratio }) => [
        getMediaAddress(path),
        {
          before: toShownFile(
            oldAsset,
            oldCrops.find((crop) => crop.path === path),
          ),
          after: toShownFile(newAsset, crops.get(ratio ?? '')),
        },
      ]),
    );
  }
}

/** Returns what a use of an asset, or of one of its crops, copies from the library. */
const toShownFile = (asset: Asset, crop: Crop | undefined): FileCopy => ({
  address: getMediaAddress(crop?.path ?? asset.path),
  width: crop?.pixelWidth ?? asset.width,
  height: crop?.pixelHeight ?? asset.height,
  alt: asset.isDecorative ? {} : asset.alt,
  focalPoint: getFocalPointIn(asset, crop),
});

function getFocalPointIn({ focalPoint }: Asset, crop: Crop | undefined): string | null {
  const point = readFocalPoint(focalPoint ?? '');
  return point && crop ? formatFocalPoint(toAreaPoint(point, crop)) : focalPoint;
}

function checkVersion(asset: Asset, expectedVersion: number): void {
  if (asset.version !== expectedVersion) throw createVersionConflict(asset);
}
