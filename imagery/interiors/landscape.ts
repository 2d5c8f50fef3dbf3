import { round } from '../illustrations/svg';
import { seededRandom } from '../../services/stock/random';

const STAGE_WIDTH_PX = 1920;

/** A line of hills: closed at `floor`, rising to about `height` above `base`, in stage pixels. */
export interface Ridge {
  seed: number;
  base: number;
  floor: number;
  height: number;
  /** Length of the longest wave, in pixels. */
  wave: number;
  /** Weight of the finer waves: 0 for rolling hills, 1 for crags. */
  roughness: number;
  /** Sharp crests, as of alpine mountains. */
  sharp?: boolean;
  /** Height factor by horizontal position (0 left, 1 right), such as to keep one side low. */
  profile?: (across: number) => number;
}

/** Smooth noise of one wavelength, interpolated between random values at integers. */
function createNoise(random: () => number): (position: number) => number {
  const values = Array.from({ length: 400 }, random);
  return (position) => {
    const index = Math.floor(position);
    const along = position - index;
    const eased = along * along * (3 - 2 * along);
    const from = values[index % 400] ?? 0;
    return from + ((values[(index + 1) % 400] ?? 0) - from) * eased;
  };
}

/** The outline of hills as a closed SVG path. */
export function ridgePath({
  seed,
  base,
  floor,
  height,
  wave,
  roughness,
  sharp,
  profile,
}: Ridge): string {
  const random = seededRandom(seed);
  const octaves = [1, 2.3, 5.1, 11.7].map((frequency, index) => ({
    frequency,
    weight: index === 0 ? 1 : (roughness * 0.55) ** index,
    waves: createNoise(random),
  }));
  const total = octaves.reduce((sum, { weight }) => sum + weight, 0);
  const points: string[] = [];
  for (let x = -40; x <= STAGE_WIDTH_PX + 40; x += 8) {
    const level = octaves.reduce((sum, { frequency, weight, waves }) => {
      const value = waves(((x + 40) / wave) * frequency);
      return sum + weight * (sharp ? 1 - Math.abs(2 * value - 1) : value);
    }, 0);
    const factor = profile?.(Math.min(1, Math.max(0, x / STAGE_WIDTH_PX))) ?? 1;
    points.push(`${x} ${round(base - (level / total) * height * factor)}`);
  }
  return `M-40 ${floor}L${points.join('L')}L${STAGE_WIDTH_PX + 40} ${floor}Z`;
}

/** A row of spruces along a base line. */
export interface SpruceRow {
  seed: number;
  from: number;
  to: number;
  base: (x: number) => number;
  /** Smallest and largest tree, in pixels. */
  heights: readonly [number, number];
  spacing: number;
}

/** One spruce: tiers of drooping branches narrowing to the top. */
function spruce(x: number, foot: number, height: number, random: () => number): string {
  const width = height * (0.3 + random() * 0.08);
  const tiers = 7;
  const right: string[] = [];
  const left: string[] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const y = foot - height + (height * 0.95 * tier) / tiers;
    const reach = (width / 2) * (tier / tiers) ** 0.85 * (0.85 + random() * 0.3);
    const inner = reach * 0.62;
    right.push(
      `${round(x + reach)} ${round(y)}`,
      `${round(x + inner)} ${round(y - height * 0.025)}`,
    );
    left.unshift(
      `${round(x - inner)} ${round(y - height * 0.02)}`,
      `${round(x - reach)} ${round(y)}`,
    );
  }
  return `M${round(x)} ${round(foot - height)}L${right.join('L')}L${round(x)} ${round(foot)}L${left.join('L')}Z`;
}

/** A row of spruces as one SVG path. */
export function spruceRowPath({ seed, from, to, base, heights, spacing }: SpruceRow): string {
  const random = seededRandom(seed);
  const [smallest, largest] = heights;
  let path = '';
  for (let x = from; x < to; x += spacing * (0.6 + random() * 0.8)) {
    path += spruce(x, base(x) + 6, smallest + (largest - smallest) * random() ** 1.6, random);
  }
  return path;
}
