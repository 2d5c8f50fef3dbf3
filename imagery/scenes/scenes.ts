import { roads } from './roads';
import { rooms } from './rooms';
import { towns } from './towns';

/** Scenes of the media store: `scenes/<name>.webp` and, for phones, `scenes/<name>-phone.webp`. */
export const scenes = { ...rooms, ...towns, ...roads };

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];
