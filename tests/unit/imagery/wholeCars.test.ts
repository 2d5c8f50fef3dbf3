import { readFocalPoint } from '../../../schema/focalPoint';
import { allPictures, describePicture, type ContentPicture } from './contentPictures';
import { findSlots, windows, WIDE_FROM, type Slot } from './slots';
import { findVehicleBox, type Box } from '../../../imagery/vehicleBox';

/** A wheel or a bumper may touch the edge. */
const TOLERANCE = 0.015;

/** The part of a picture that an area shows. */
function getVisible(ratio: number, slot: Slot): Box {
  const width = Math.min(1, slot.ratio / ratio);
  const height = Math.min(1, ratio / slot.ratio);
  const left = (1 - width) * slot.position.x;
  const top = (1 - height) * slot.position.y;
  return [left, top, left + width, top + height];
}

const isInside = ([left, top, right, bottom]: Box, outer: Box): boolean =>
  left >= outer[0] - TOLERANCE &&
  top >= outer[1] - TOLERANCE &&
  right <= outer[2] + TOLERANCE &&
  bottom <= outer[3] + TOLERANCE;

const isPhonePicture = ({ field }: ContentPicture): boolean => field === 'ImagePhone';

/** Whether a picture for phones follows in the same block. */
const hasPhonePicture = (picture: ContentPicture): boolean => {
  const next = allPictures[allPictures.indexOf(picture) + 1];
  return next?.file === picture.file && next.site === picture.site && isPhonePicture(next);
};

function findCuts(picture: ContentPicture): string[] {
  const { src, width = 0, height = 1 } = picture;
  const box = findVehicleBox(src);
  if (!box) return [];
  const isPhone = isPhonePicture(picture);
  const hasPhone = isPhone || hasPhonePicture(picture);
  const focal = readFocalPoint(picture.focalpoint ?? '');
  return windows.flatMap((window) => {
    if (hasPhone && isPhone !== window.width < WIDE_FROM) return [];
    return findSlots(picture, window, hasPhone).flatMap((slot) => {
      const visible = getVisible(width / height, { ...slot, position: focal ?? slot.position });
      return isInside(box, visible)
        ? []
        : [
            `${describePicture(picture)} in ${picture.block} at ${window.width} px: ${box.join(' ')} is not in ${visible.map((share) => share.toFixed(3)).join(' ')}`,
          ];
    });
  });
}

test('nose, tail, roof and wheels of every vehicle are visible in every window', () => {
  expect(allPictures.flatMap(findCuts)).toEqual([]);
});
