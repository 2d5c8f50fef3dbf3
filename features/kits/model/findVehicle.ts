import { fold, wordsOf } from '../../../domain/search/fold';

/** A value of a hierarchy of makes, models and years. */
export interface VehicleNode {
  text: string;
  children?: readonly VehicleNode[];
}

export interface FoundVehicle {
  /** Make, and as far as they are named model and year. */
  path: string[];
  /** Words that are no part of its name. */
  rest: string;
}

/**
 * Finds the vehicle that a text names, such as `Volvo XC60 2021`, among those that are known. Of several that
 * fit the longest name counts. Undefined where no known make is named.
 */
export function findVehicle(
  text: string,
  vehicles: readonly VehicleNode[],
): FoundVehicle | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const path: string[] = [];
  let level: readonly VehicleNode[] = vehicles;
  for (;;) {
    const found = longestIn(words, level);
    if (!found) break;
    path.push(found.node.text);
    words.splice(found.at, found.count);
    level = found.node.children ?? [];
  }
  return path.length > 0 ? { path, rest: words.join(' ') } : undefined;
}

interface Place {
  node: VehicleNode;
  at: number;
  count: number;
}

function longestIn(words: readonly string[], nodes: readonly VehicleNode[]): Place | undefined {
  let best: Place | undefined;
  for (const node of nodes) {
    const name = wordsOf(node.text).join('');
    if (name === '') continue;
    for (let at = 0; at < words.length; at += 1) {
      // "XC 60" and "XC60", "Mercedes-Benz" and "Mercedes Benz" are the same.
      for (let count = 1; count <= Math.min(4, words.length - at); count += 1) {
        if (joined(words.slice(at, at + count)) !== name) continue;
        if (!best || name.length > joinedLength(best)) best = { node, at, count };
      }
    }
  }
  return best;
}

const joined = (words: readonly string[]): string => wordsOf(words.join(' ')).join('');
const joinedLength = ({ node }: Place): number => fold(node.text).length;
