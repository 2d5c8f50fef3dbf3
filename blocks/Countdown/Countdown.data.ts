import type { CountdownFields } from '../../schema/generated/fields';
import type { BlockLoader } from '../../rendering/blockData';
import { isFarAway } from './isFarAway';

export interface CountdownData {
  /** Whether the date is shown instead of the clock; decided on the server, to avoid a layout shift. */
  isFar: boolean;
}

export const loader = {
  load: ({ TargetDate }) =>
    Promise.resolve({ isFar: isFarAway(Date.parse(TargetDate?.value ?? '') - Date.now()) }),
} satisfies BlockLoader<CountdownFields, CountdownData>;
