import type { ComparedCar } from './comparedCar';

/** Fields of the technical data, with the message keys of their names. */
export const technicalRows = [
  { label: 'comparePower', field: 'car_power_text' },
  { label: 'compareAcceleration', field: 'car_acceleration_text' },
  { label: 'compareConsumption', field: 'car_fuel_consumption_text' },
  { label: 'compareCo2', field: 'car_co2_text' },
  { label: 'compareRange', field: 'car_electric_range_text' },
  { label: 'compareElectricConsumption', field: 'car_electric_consumption_text' },
  { label: 'compareBattery', field: 'car_battery_size_text' },
  { label: 'compareChargingDc', field: 'car_charging_speed_dc_text' },
  { label: 'compareChargingTimeDc', field: 'car_charging_time_dc_text' },
  { label: 'compareChargingAc', field: 'car_charging_speed_ac_text' },
  { label: 'compareChargingTimeAc', field: 'car_charging_time_ac_text' },
  { label: 'compareLength', field: 'car_length_text' },
  { label: 'compareWidth', field: 'car_width_text' },
  { label: 'compareHeight', field: 'car_height_text' },
  { label: 'compareBoot', field: 'car_boot_volume_text' },
  { label: 'compareWeight', field: 'car_weight_text' },
  { label: 'compareTotalWeight', field: 'car_total_weight_text' },
  { label: 'compareTrailerWeight', field: 'car_trailer_weight_text' },
  { label: 'compareStars', field: 'car_ncapstars' },
] as const satisfies readonly { label: string; field: keyof ComparedCar }[];
