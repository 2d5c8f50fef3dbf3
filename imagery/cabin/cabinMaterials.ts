import type { Upholstery } from '../interiors/interior';
import type { Plain } from '../model/mesh';

const channel = (hex: string, at: number): number => {
  const share = parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** A material of a colour as SVG writes it, `#rrggbb`. */
const plain = (hex: string, mirror = 0.03, rough = 0.8): Plain => ({
  colour: [channel(hex, 1), channel(hex, 3), channel(hex, 5)],
  mirror,
  rough,
});

/** The materials of an interior; each once, as meshes tell materials apart by identity. */
export function cabinMaterials({ seat, dash, inlay, ceiling, carpet }: Upholstery) {
  return {
    seat: plain(seat[0]),
    bolster: plain(seat[1]),
    seatBack: plain(seat[2]),
    dash: plain(dash[0]),
    lower: plain(dash[1]),
    black: plain(dash[2], 0.04, 0.6),
    gloss: plain('#08090a', 0.08, 0.05),
    inlay: plain(inlay[0], 0.14, 0.45),
    ceiling: plain(ceiling[0], 0, 1),
    pillar: plain(ceiling[1], 0.01, 0.9),
    carpet: plain(carpet[0], 0, 1),
    metal: plain('#aab0b6', 0.4, 0.4),
    mirror: plain('#4a5660', 0.12, 0),
  };
}

export type CabinMaterials = ReturnType<typeof cabinMaterials>;
