/** Share of the battery from 10 to 80 %: above that, fast charging becomes slow. */
const CHARGED_SHARE = 0.7;
/** Mean power from 10 to 80 % at a fast charger, as a share of the car's maximum. */
const MEAN_POWER_SHARE = 0.62;
/** Share of alternating current that is lost in the car's on-board charger and the cable. */
const AC_LOSS_SHARE = 0.1;

/**
 * Charging powers at home, in kW: a wall box on one phase of 16 or 32 A, or on three phases of 16 or 32 A.
 */
export const homeChargingPowersKw = [3.7, 7.4, 11, 22] as const;

/** Minutes from 10 to 80 % at a fast charger that is not the limit. */
export const fastChargingMinutes = (batteryKwh: number, maxKw: number): number =>
  Math.round(((batteryKwh * CHARGED_SHARE) / (maxKw * MEAN_POWER_SHARE)) * 60);

/** Hours from 10 to 80 % at home; the car's on-board charger may limit the power. */
export const homeChargingHours = (batteryKwh: number, plugKw: number, maxKw: number): number =>
  (batteryKwh * CHARGED_SHARE * (1 + AC_LOSS_SHARE)) / Math.min(plugKw, maxKw);
