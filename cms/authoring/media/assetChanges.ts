import { isFocalPoint } from '../../../schema/focalPoint';
import { cropRatios, type Asset, type CropArea, type CropRatio } from '../../media/asset';
import { cleanName } from '../../media/cleanName';
import { editError } from '../editError';
import type { UpdateAssetInput } from '../../generated/authoringTypes';

const MAX_ALT = 500;
/** How far a crop may be off its ratio: a pixel or two of rounding. */
const RATIO_TOLERANCE = 0.02;

/** The name after a change, with the extension that it had. */
export function renamed(asset: Asset, name: string | null | undefined): string {
  if (name === null || name === undefined) return asset.name;
  if (name.trim() === '') throw editError('BAD_INPUT', 'A file needs a name.');
  return cleanName(name, asset.path.slice(asset.path.lastIndexOf('.') + 1));
}

/** What an asset shows, by language, after some of it changed. */
export function changedAlt(
  asset: Asset,
  changes: NonNullable<UpdateAssetInput['alt']>,
): Record<string, string> {
  const alt = new Map(Object.entries(asset.alt));
  for (const { language, text } of changes) {
    if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(language)) {
      throw editError('BAD_INPUT', 'That is no language.');
    }
    const words = text.trim().replace(/\s+/g, ' ');
    if (words.length > MAX_ALT) {
      throw editError('BAD_INPUT', `What it shows is told in up to ${MAX_ALT} characters.`);
    }
    if (words) alt.set(language, words);
    else alt.delete(language);
  }
  return Object.fromEntries(alt);
}

/** The focal point after a change. */
export function readFocalPoint(asset: Asset, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return asset.focalPoint;
  if (text === '') return null;
  if (isFocalPoint(text)) return text;
  throw editError('BAD_INPUT', 'A focal point is two shares between 0 and 1, such as 0.3,0.4.');
}

/** @throws BAD_INPUT for a part that is not within the picture, or has another shape */
export function checkArea({ width, height }: Asset, ratio: CropRatio, area: CropArea): void {
  const { x, y } = area;
  const isWithin = x >= 0 && y >= 0 && x + area.width <= 1.0001 && y + area.height <= 1.0001;
  const shape = (area.width * (width ?? 0)) / (area.height * (height ?? 0));
  const isInShape = Math.abs(shape / cropRatios[ratio] - 1) <= RATIO_TOLERANCE;
  if (isWithin && area.width > 0.02 && area.height > 0.02 && isInShape) return;
  throw editError('BAD_INPUT', `The crop does not lie within the picture in the shape ${ratio}.`);
}

/** The largest part in a ratio, as near to the focal point as there is room. */
export function largestArea(asset: Asset, ratio: CropRatio, focalPoint: string | null): CropArea {
  const shape = (asset.width ?? 1) / (asset.height ?? 1) / cropRatios[ratio];
  const width = Math.min(1, 1 / shape);
  const height = Math.min(1, shape);
  const [fx = 0.5, fy = 0.5] = (focalPoint ?? '0.5,0.5').split(',').map(Number);
  const start = (focus: number, size: number) => Math.min(Math.max(focus - size / 2, 0), 1 - size);
  return { x: start(fx, width), y: start(fy, height), width, height };
}

/** @throws BAD_INPUT when one asset cannot take the place of another */
export function checkReplacement(old: Asset, next: Asset): void {
  if (old.id === next.id) throw editError('BAD_INPUT', 'It is the very same file.');
  if (next.isOriginal) throw fixed();
  const isPicture = (asset: Asset) => asset.kind === 'picture' || asset.kind === 'drawing';
  if (old.kind === next.kind || (isPicture(old) && isPicture(next))) return;
  throw editError('BAD_INPUT', `A ${next.kind} cannot take the place of a ${old.kind}.`);
}

/** Why an original stays as it is. */
export const fixed = () =>
  editError('BAD_INPUT', 'It came with the product: it can be described and cropped, no more.');
