import { getBodyStyle } from '../../media/bodyStyles';
import { pick, type Random } from '../random';
import type { Sentences } from '../words/words.types';
import { fillTemplate } from '../words/getStockTexts';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';

/** Values for the placeholders of description sentences, in the market's language. */
export interface Facts {
  colour: string;
  power: string;
  seats: number;
  mileage?: string;
  range?: string;
  dealer?: string;
  city?: string;
}

function fuelSentences({ model: { fuel } }: Identity, sentences: Sentences): readonly string[] {
  if (fuel === 'Electric') return sentences.electric;
  return fuel === 'Plug-in hybrid' ? sentences.plugin : sentences.combustion;
}

function spaceSentences(
  { model: { lcv, bodyStyle } }: Identity,
  sentences: Sentences,
): readonly string[] {
  if (lcv) return sentences.cargo;
  return getBodyStyle(bodyStyle).cabin === 'city' ? sentences.small : sentences.family;
}

/** Generates two to five sentences about a car. */
export function describeCar(random: Random, car: Identity, facts: Facts, index: CarIndex): string {
  const { sentences } = index.words;
  const isSample = car.condition === 'sample';
  const sections: (readonly string[])[] = [sentences.opening[car.condition]];
  if (car.condition === 'used' && random() < 0.8) sections.push(sentences.history);
  if (random() < 0.75) sections.push(fuelSentences(car, sentences));
  if (random() < 0.6) sections.push(spaceSentences(car, sentences));
  sections.push(isSample ? sentences.closingSample : sentences.closing);
  const values = {
    ...facts,
    car: `${car.model.brand.name} ${car.model.model}`,
    version: car.model.version,
    year: car.year,
    colour: facts.colour.toLowerCase(),
  };
  const isUsable = (template: string) =>
    facts.mileage !== undefined || !template.includes('{mileage}');
  const usedFigures = new Set<string>();
  const chosenSentences = sections.map((choices) => {
    // Each figure is mentioned at most once.
    const unused = choices.filter(
      (template) => !findFigures(template).some((name) => usedFigures.has(name)),
    );
    const possible = (unused.length > 0 ? unused : choices).filter(isUsable);
    const template = pick(random, possible);
    for (const name of findFigures(template)) usedFigures.add(name);
    return fillTemplate(template, values);
  });
  return chosenSentences.join(' ');
}

/** Returns the names of the figures in a sentence template. */
const findFigures = (template: string): string[] =>
  [...template.matchAll(/\{(mileage|power|range|seats)\}/g)].map(([, name = '']) => name);
