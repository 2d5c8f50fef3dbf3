export const vehicleFuels = ['electric', 'pluginHybrid', 'hybrid', 'petrol', 'diesel'] as const;
export type VehicleFuel = (typeof vehicleFuels)[number];

/** What a vehicle register tells of a car by its plate; never of whom it belongs to. */
export interface RegisteredVehicle {
  make: string;
  model: string;
  /** Model year. */
  year: number;
  fuel: VehicleFuel;
}
