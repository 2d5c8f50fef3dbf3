import { homePowersKw } from '../../../../domain/electric/charging';
import { driveNames, seasons } from '../../model/electric/marketDrives';

/** What marks an element that shows for one choice alone, as `data-case`. */
export const driveCase = (season: string, drive: string): string => `${season}-${drive}`;
export const plugCase = (kilowatts: number): string => `plug-${kilowatts}`;

const checked = (value: string): string => `:has(input[value="${value}"]:checked)`;

const shown = (choice: string, of: string) => ({
  [`&${choice} [data-case="${of}"]`]: { display: 'block' },
});

/**
 * Of everything in an element that is marked with a case, only what the visitor's choice is shows, without
 * script. A browser that cannot tell by style what is chosen shows all of it.
 */
export const onlyChosenCases = {
  '@supports selector(:has(*))': {
    '& [data-case]': { display: 'none' },
    ...Object.assign(
      {},
      ...seasons.flatMap((season) =>
        driveNames.map((drive) =>
          shown(checked(season) + checked(drive), driveCase(season, drive)),
        ),
      ),
      ...homePowersKw.map((power) => shown(checked(plugCase(power)), plugCase(power))),
    ),
  },
} as object;
