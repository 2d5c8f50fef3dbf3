import type { sv } from './sv';

/** Default texts about driving and charging an electric car, in English. */
export const en = {
  electricTitle: 'Range and charging',
  electricSeason: 'Season',
  electricSummer: 'Summer, {celsius}',
  electricWinter: 'Winter, {celsius}',
  electricDrive: 'Driving',
  electricTown: 'In town',
  electricEstimate: 'about {range}',
  electricWltp: '{range} by WLTP',
  electricHealth: 'The battery’s measured health, {percent}, is included.',
  electricNote:
    'Estimated from the WLTP figure, the speed and the temperature. Wind, hills, load and tyres change it.',
  electricPlugin: 'When driven on electricity.',
  electricChart: 'Estimated range',
  electricCharging: 'Charging from 10 to 80%',
  electricFast: 'At a rapid charger',
  electricFastPower: 'up to {power}',
  electricHome: 'At home',
  electricPlug: 'Charging power at home',
  electricPlugLimit: 'The car takes {power} at most.',
  electricCost: 'Cost per {distance}',
  electricCostHome: 'Charged at home',
  electricCostFast: 'Rapid charged',
  electricCostPetrol: 'Similar petrol car',
  electricCostNote:
    'Reckoned at {home} per kWh at home, {fast} per kWh at rapid chargers and {petrol} per litre of petrol ({month}). The petrol car is an estimate.',
  electricReach: 'How far will it take you?',
  electricReachText:
    'The rings on the map show the range × {factor}, as the crow flies: roads are longer than that.',
  electricReachFrom: 'From',
  electricReachShow: 'Show on the map',
  electricReachUnknown: 'We find no place of that name.',
  electricReachMap: 'Map of how far the car goes',
  electricReachRings:
    'Dashed ring, summer: {summer}. Whole ring, winter: {winter}. As the crow flies from: {place}.',
  electricReachHere: 'where you are',
} satisfies Record<keyof typeof sv, string>;
