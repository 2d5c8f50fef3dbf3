/** Placeholder pictures for kits. */
export const kitPictures = [
  '/-/media/kits/parcel-blue.webp',
  '/-/media/kits/parcel-sand.webp',
  '/-/media/kits/tools-blue.webp',
  '/-/media/kits/tools-sand.webp',
] as const;

/** The picture of a kit. A kit without one always gets the same placeholder (OQ-98). */
export function kitPicture({
  kitId,
  images,
}: {
  kitId: string;
  images?: readonly string[];
}): string {
  const [ownPicture] = images ?? [];
  if (ownPicture) return ownPicture;
  const hash = [...kitId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return kitPictures[hash % kitPictures.length] ?? kitPictures[0];
}
