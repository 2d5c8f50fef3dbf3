import { homeChargingPowersKw } from '../../../../domain/electric/charging';
import { driveNames, seasons } from '../../model/electric/marketDrives';

/** Values of `data-case`, on elements that are shown for one choice only. */
export const driveCase = (season: string, drive: string): string => `${season}-${drive}`;
export const plugCase = (kilowatts: number): string => `plug-${kilowatts}`;

const whenChecked = (value: string): string => `:has(input[value="${value}"]:checked)`;

const showWhen = (choice: string, dataCase: string) => ({
  [`&${choice} [data-case="${dataCase}"]`]: { display: 'block' },
});

/** Shows only the elements whose case is selected, without JavaScript. A browser without `:has()` shows all of them. */
export const onlyChosenCases = {
  '@supports selector(:has(*))': {
    '& [data-case]': { display: 'none' },
    ...Object.assign(
      {},
      ...seasons.flatMap((season) =>
        driveNames.map((drive) =>
          showWhen(whenChecked(season) + whenChecked(drive), driveCase(season, drive)),
        ),
      ),
      ...homeChargingPowersKw.map((power) =>
        showWhen(whenChecked(plugCase(power)), plugCase(power)),
      ),
    ),
  },
} as object;
