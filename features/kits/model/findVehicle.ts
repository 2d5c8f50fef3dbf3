import { splitWords } from '../../../domain/search/fold';

/** A make, model or year in the hierarchy of vehicles. */
export interface VehicleNode {
  text: string;
  children?: readonly VehicleNode[];
}

/** A vehicle that a search text names. */
export interface FoundVehicle {
  /** Make, and the model and year if the text names them. */
  path: string[];
  /** The other words of the text. */
  ignored: string;
}

/**
 * Finds the vehicle that a text names, such as `Volvo XC60 2021`; the longest matching name wins. Undefined
 * if the text names no make in `vehicles`.
 */
export function findVehicle(
  text: string,
  vehicles: readonly VehicleNode[],
): FoundVehicle | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const path: string[] = [];
  let level: readonly VehicleNode[] = vehicles;
  for (;;) {
    const match = findLongest(words, level);
    if (!match) break;
    path.push(match.node.text);
    words.splice(match.at, match.count);
    level = match.node.children ?? [];
  }
  return path.length > 0 ? { path, ignored: words.join(' ') } : undefined;
}

interface Match {
  node: VehicleNode;
  at: number;
  count: number;
  /** Length of the name without spaces and punctuation. */
  nameLength: number;
}

function findLongest(words: readonly string[], nodes: readonly VehicleNode[]): Match | undefined {
  let best: Match | undefined;
  for (const node of nodes) {
    const name = splitWords(node.text).join('');
    if (name === '') continue;
    for (let start = 0; start < words.length; start += 1) {
      // Joins up to four words, so that "XC 60" matches "XC60", and "Mercedes Benz" "Mercedes-Benz".
      for (let count = 1; count <= Math.min(4, words.length - start); count += 1) {
        if (normalizeWords(words.slice(start, start + count)) !== name) continue;
        if (!best || name.length > best.nameLength)
          best = { node, at: start, count, nameLength: name.length };
      }
    }
  }
  return best;
}

const normalizeWords = (words: readonly string[]): string => splitWords(words.join(' ')).join('');
