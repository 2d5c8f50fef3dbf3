/** From 10 to 80 %: where fast charging is fast. */
const CHARGED_SHARE = 0.7;
/** Mean power of that at a fast charger, as a share of the most that the car takes. */
const MEAN_OF_PEAK = 0.62;
/** What the car's own charger and the cable lose of alternating current. */
const AC_LOSS = 0.1;

/** Powers of the plugs at home, kW: a wall box on one phase of 16 or 32 A, on three of 16 or 32 A. */
export const homePowersKw = [3.7, 7.4, 11, 22] as const;

/** Minutes from 10 to 80 % at a fast charger that gives the car all it takes. */
export const fastChargingMinutes = (batteryKwh: number, maxKw: number): number =>
  Math.round(((batteryKwh * CHARGED_SHARE) / (maxKw * MEAN_OF_PEAK)) * 60);

/** Hours from 10 to 80 % at a plug; a car takes no more than its own charger does. */
export const homeChargingHours = (batteryKwh: number, plugKw: number, maxKw: number): number =>
  (batteryKwh * CHARGED_SHARE * (1 + AC_LOSS)) / Math.min(plugKw, maxKw);
