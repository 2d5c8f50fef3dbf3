import { alertFilters, type AlertCar, type AlertFilters } from '../../domain/alerts/alertFilters';
import { buildPaths, readTexts } from '../../features/alerts/model/matchCar';
import type { SeededRandom } from './seededRandom';

/** Generates one to four filters, with values of cars and some values that no car has. */
export function generateFilters(random: SeededRandom, cars: readonly AlertCar[]): AlertFilters {
  const names = Object.keys(alertFilters);
  const filters: Record<string, (string | number | null)[]> = {};
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const name = random.pick(names);
    const isValue = alertFilters[name] === 'value' || alertFilters[name] === 'path';
    const filter = isValue && random.chance(0.2) ? `-${name}` : name;
    filters[filter] = getValues(name, random, cars);
  }
  return filters;
}

function getValues(
  name: string,
  random: SeededRandom,
  cars: readonly AlertCar[],
): (string | number | null)[] {
  const car = random.pick(cars);
  if (alertFilters[name] === 'range') {
    const middle = typeof car[name] === 'number' ? car[name] : 1000;
    const bounds = [Math.round(middle * 0.8), Math.round(middle * 1.2)];
    return bounds.map((bound) => (random.chance(0.3) ? null : bound));
  }
  if (alertFilters[name] === 'near') {
    const [lat = 0, lng = 0] = String(car[name] ?? '59,18')
      .split(',')
      .map(Number);
    return [lat, lng, random.chance(0.2) ? null : 5 + random.below(300)];
  }
  if (random.chance(0.05)) return random.chance(0.5) ? [] : ['None such'];
  const count = 1 + random.below(3);
  return Array.from({ length: count }, () => random.pick(cars)).flatMap((other) => {
    if (alertFilters[name] !== 'path') return readTexts(other[name]).slice(0, 1);
    const paths = buildPaths(name.split('>'), other);
    // The filter form selects a path with its ancestors; links may contain the path alone.
    const depth = 1 + random.below(3);
    return random.chance(0.5) ? paths.slice(0, depth) : paths.slice(depth - 1, depth);
  });
}
