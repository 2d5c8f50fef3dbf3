import { lookOf } from '../../media/looks';
import { pick, type Random } from '../random';
import type { Sentences } from '../words/words.types';
import { fill } from '../words/wordsOf';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';

/** What a description may tell; as texts in the words of the market. */
export interface Facts {
  colour: string;
  power: string;
  seats: number;
  mileage?: string;
  range?: string;
  dealer?: string;
  city?: string;
}

function energyOf({ model: { fuel } }: Identity, sentences: Sentences): readonly string[] {
  if (fuel === 'Electric') return sentences.electric;
  return fuel === 'Plug-in hybrid' ? sentences.plugin : sentences.combustion;
}

function roomOf({ model: { lcv, look } }: Identity, sentences: Sentences): readonly string[] {
  if (lcv) return sentences.cargo;
  return lookOf(look).cabin === 'city' ? sentences.small : sentences.family;
}

/** Two to five sentences about the car that tell nothing that is not known. */
export function describe(random: Random, car: Identity, facts: Facts, index: CarIndex): string {
  const { sentences } = index.words;
  const sample = car.condition === 'sample';
  const parts: (readonly string[])[] = [sentences.opening[car.condition]];
  if (car.condition === 'used' && random() < 0.8) parts.push(sentences.history);
  if (random() < 0.75) parts.push(energyOf(car, sentences));
  if (random() < 0.6) parts.push(roomOf(car, sentences));
  parts.push(sample ? sentences.closingSample : sentences.closing);
  const values = {
    ...facts,
    car: `${car.model.brand.name} ${car.model.model}`,
    version: car.model.version,
    year: car.year,
    colour: facts.colour.toLowerCase(),
  };
  const known = (template: string) =>
    facts.mileage !== undefined || !template.includes('{mileage}');
  const told = new Set<string>();
  const said = parts.map((choices) => {
    // A figure is told once.
    const fresh = choices.filter((template) => !figuresIn(template).some((name) => told.has(name)));
    const possible = (fresh.length > 0 ? fresh : choices).filter(known);
    const template = pick(random, possible);
    for (const name of figuresIn(template)) told.add(name);
    return fill(template, values);
  });
  return said.join(' ');
}

/** Names of the figures that a sentence tells. */
const figuresIn = (template: string): string[] =>
  [...template.matchAll(/\{(mileage|power|range|seats)\}/g)].map(([, name = '']) => name);
