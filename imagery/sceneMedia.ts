import { formatOf, isNameIn, UnknownMediaError, type Media } from './media';
import { scenes } from './scenes/scenes';
import { lights, sceneDocument } from './scenes/stage';

/** `<scene>-<day|dusk>`, with `-phone` for the tall crop. */
const SCENE_STEM = /^([a-z-]+?)-([a-z]+)(-phone)?$/;

/** Finds `scenes/<scene>-<light>[-phone]`. Throws `UnknownMediaError`. */
export function findSceneMedia(stem: string, extension: string): Media {
  const [, scene, variant, phone] = SCENE_STEM.exec(stem) ?? [];
  if (!isNameIn(scenes, scene)) {
    throw new UnknownMediaError(
      `Unknown scene “${scene ?? stem}”. Known: ${Object.keys(scenes).join(', ')}.`,
    );
  }
  const light = lights.find((candidate) => candidate === variant);
  if (!light) {
    throw new UnknownMediaError(`Unknown light “${variant ?? ''}”. Known: ${lights.join(', ')}.`);
  }
  return {
    name: `scenes/${stem}`,
    format: formatOf(extension, ['webp', 'svg']),
    draw: () => sceneDocument(scenes[scene](light), phone ? 'phone' : 'wide'),
  };
}
