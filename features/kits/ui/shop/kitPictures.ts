/** Pictures of kits that have none of their own (spec 3 §9). */
export const kitPictures = [
  '/-/media/kits/parcel-blue.webp',
  '/-/media/kits/parcel-sand.webp',
  '/-/media/kits/tools-blue.webp',
  '/-/media/kits/tools-sand.webp',
] as const;

/** The picture of a kit: its own, else always the same of the four (checklist OQ-98). */
export function kitPicture({
  kitId,
  images,
}: {
  kitId: string;
  images?: readonly string[];
}): string {
  const [own] = images ?? [];
  if (own) return own;
  const hash = [...kitId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return kitPictures[hash % kitPictures.length] ?? kitPictures[0];
}
