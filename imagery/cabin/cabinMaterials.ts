import type { Upholstery } from '../interiors/interior';
import type { Plain } from '../model/mesh';

const linearChannel = (hex: string, at: number): number => {
  const share = parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** A material with a colour in the format `#rrggbb`. */
const createMaterial = (hex: string, mirror = 0.03, rough = 0.8): Plain => ({
  colour: [linearChannel(hex, 1), linearChannel(hex, 3), linearChannel(hex, 5)],
  mirror,
  rough,
});

/** The materials of an interior. Each exists only once, because meshes distinguish materials by identity. */
export function cabinMaterials({ seat, dash, inlay, ceiling, carpet }: Upholstery) {
  return {
    seat: createMaterial(seat[0]),
    bolster: createMaterial(seat[1]),
    seatBack: createMaterial(seat[2]),
    dash: createMaterial(dash[0]),
    lower: createMaterial(dash[1]),
    black: createMaterial(dash[2], 0.04, 0.6),
    gloss: createMaterial('#08090a', 0.08, 0.05),
    inlay: createMaterial(inlay[0], 0.14, 0.45),
    ceiling: createMaterial(ceiling[0], 0, 1),
    pillar: createMaterial(ceiling[1], 0.01, 0.9),
    carpet: createMaterial(carpet[0], 0, 1),
    metal: createMaterial('#aab0b6', 0.4, 0.4),
    mirror: createMaterial('#4a5660', 0.12, 0),
  };
}

export type CabinMaterials = ReturnType<typeof cabinMaterials>;
