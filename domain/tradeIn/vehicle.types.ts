export const vehicleFuels = ['electric', 'pluginHybrid', 'hybrid', 'petrol', 'diesel'] as const;
export type VehicleFuel = (typeof vehicleFuels)[number];

/** What a vehicle register knows about a car by its plate; never its owner. */
export interface RegisteredVehicle {
  make: string;
  model: string;
  /** Model year. */
  year: number;
  fuel: VehicleFuel;
}
