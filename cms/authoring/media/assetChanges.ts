import { isFocalPoint } from '../../../schema/focalPoint';
import { CROP_RATIOS, type Asset, type CropArea, type CropRatio } from '../../media/asset';
import { cleanName } from '../../media/cleanName';
import { createEditError } from '../createEditError';
import { localizable } from '../../../domain/localizable';
import type { UpdateAssetInput } from '../../generated/authoringTypes';

const MAX_ALT_LENGTH = 500;
/** Maximum relative deviation of a crop from its ratio, which allows for rounding to whole pixels. */
const RATIO_TOLERANCE = 0.02;

/** Returns the new name with the extension of the file. */
export function applyName(asset: Asset, name: string | null | undefined): string {
  if (name === null || name === undefined) return asset.name;
  if (name.trim() === '') throw createEditError('BAD_INPUT', 'A file needs a name.');
  return cleanName(name, asset.path.slice(asset.path.lastIndexOf('.') + 1));
}

/** Returns the alternative texts of an asset by language after a change of some of them. */
export function applyAlt(
  asset: Asset,
  changes: NonNullable<UpdateAssetInput['alt']>,
): Record<string, string> {
  const alt = new Map(Object.entries(asset.alt));
  for (const { language, text } of changes) {
    if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(language)) {
      throw createEditError('BAD_INPUT', 'That is no language.');
    }
    const altText = text.trim().replace(/\s+/g, ' ');
    if (altText.length > MAX_ALT_LENGTH) {
      throw createEditError(
        'BAD_INPUT',
        localizable`What it shows is told in up to ${MAX_ALT_LENGTH} characters.`,
      );
    }
    if (altText) alt.set(language, altText);
    else alt.delete(language);
  }
  return Object.fromEntries(alt);
}

/** Returns the focal point of an asset after a change. */
export function applyFocalPoint(asset: Asset, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return asset.focalPoint;
  if (text === '') return null;
  if (isFocalPoint(text)) return text;
  throw createEditError(
    'BAD_INPUT',
    'A focal point is two shares between 0 and 1, such as 0.3,0.4.',
  );
}

/** @throws BAD_INPUT for an area outside the picture or of another ratio */
export function checkArea({ width, height }: Asset, ratio: CropRatio, area: CropArea): void {
  const { x, y } = area;
  const isInsidePicture = x >= 0 && y >= 0 && x + area.width <= 1.0001 && y + area.height <= 1.0001;
  const areaRatio = (area.width * (width ?? 0)) / (area.height * (height ?? 0));
  const hasRatio = Math.abs(areaRatio / (CROP_RATIOS[ratio] ?? areaRatio) - 1) <= RATIO_TOLERANCE;
  if (isInsidePicture && area.width > 0.02 && area.height > 0.02 && hasRatio) return;
  throw createEditError(
    'BAD_INPUT',
    localizable`The crop does not lie within the picture in the shape ${ratio}.`,
  );
}

/** @throws BAD_INPUT when one asset cannot replace another */
export function checkReplacement(oldAsset: Asset, newAsset: Asset): void {
  if (oldAsset.id === newAsset.id) throw createEditError('BAD_INPUT', 'It is the very same file.');
  if (newAsset.isOriginal) throw createOriginalError();
  const isPicture = (asset: Asset) => asset.kind === 'picture' || asset.kind === 'drawing';
  if (oldAsset.kind === newAsset.kind || (isPicture(oldAsset) && isPicture(newAsset))) return;
  throw createEditError(
    'BAD_INPUT',
    localizable`A ${newAsset.kind} cannot take the place of a ${oldAsset.kind}.`,
  );
}

/** Creates the error for changes that originals do not allow. */
export const createOriginalError = () =>
  createEditError(
    'BAD_INPUT',
    'It came with the product: it can be described and cropped, no more.',
  );
