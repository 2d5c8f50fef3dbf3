export const vehicleFuels = ['electric', 'pluginHybrid', 'hybrid', 'petrol', 'diesel'] as const;
export type VehicleFuel = (typeof vehicleFuels)[number];

/** A vehicle register's data about a car, found by its plate; never includes the owner. */
export interface RegisteredVehicle {
  make: string;
  model: string;
  /** Model year. */
  year: number;
  fuel: VehicleFuel;
}
