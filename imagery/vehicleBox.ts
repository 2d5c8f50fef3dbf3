import { isNameIn } from './names';
import vehicleBoxes from './scenes/vehicleBoxes.json';
import { frames, type StudioFrame } from './tracing/frames';

/** Left, top, right and bottom, as shares of a picture. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

const sceneBoxes: Readonly<Record<string, readonly number[]>> = vehicleBoxes;

/** The camera of the studio frames every vehicle within this box (`tracing/studio/camera.py`). */
const STUDIO_BOX: Box = [0.07, 0.185, 0.93, 0.885];
const STUDIO_RATIO = 16 / 9;

function toFrameBox({ width, height, view, left, top }: StudioFrame): Box {
  const tall = view / STUDIO_RATIO;
  return [
    (left + STUDIO_BOX[0] * view) / width,
    (top + STUDIO_BOX[1] * tall) / height,
    (left + STUDIO_BOX[2] * view) / width,
    (top + STUDIO_BOX[3] * tall) / height,
  ];
}

/** Where the vehicle is in a picture of the media store; undefined for pictures without one. */
export function findVehicleBox(file: string): Box | undefined {
  const [, frame] = /^cars\/.*-(\w+)\.webp$/.exec(file) ?? [];
  if (isNameIn(frames, frame)) return toFrameBox(frames[frame]);
  if (/^cars\/.*-(?:front-quarter|rear-quarter|side)/.test(file)) return STUDIO_BOX;
  const [, scene = ''] = /^scenes\/([\w-]+)\.webp$/.exec(file) ?? [];
  const [left, top, right, bottom] = sceneBoxes[scene] ?? [];
  if (left === undefined || top === undefined || right === undefined || bottom === undefined)
    return;
  return [left, top, right, bottom];
}
