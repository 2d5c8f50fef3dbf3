import { kitParcel, parcelKinds, settings } from './kits/kitParcel';
import { type Media } from './media';
import { readFormat, isNameIn, UnknownMediaError } from './names';

/** `<parcel|tools>-<setting>` */
const KIT_STEM = /^([a-z]+)-([a-z]+)$/;

/** Finds `kits/<parcel|tools>-<setting>`. @throws UnknownMediaError */
export function findKitMedia(stem: string, extension: string): Media {
  const [, name, setting] = KIT_STEM.exec(stem) ?? [];
  const kind = parcelKinds.find((candidate) => candidate === name);
  if (!kind || !isNameIn(settings, setting)) {
    const allowed = `${parcelKinds.join(', ')}; ${Object.keys(settings).join(', ')}`;
    throw new UnknownMediaError(`Unknown picture of a kit “${stem}”. Known: ${allowed}.`);
  }
  return {
    name: `kits/${stem}`,
    format: readFormat(extension, ['webp', 'svg']),
    draw: () => kitParcel(kind, setting),
  };
}
