import type { CountdownFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../../rendering/blockData';
import { isFarAway } from './farAway';

export interface CountdownData {
  /** The date stands in place of the clock, so that nothing moves once the script has come. */
  isFar: boolean;
}

export const loader = {
  load: ({ TargetDate }) =>
    Promise.resolve({ isFar: isFarAway(Date.parse(TargetDate?.value ?? '') - Date.now()) }),
} satisfies BlockLoader<CountdownFields, CountdownData>;
