import { array, number, object, string } from 'yup';

const amount = () => number().required().min(0).max(10_000_000);

/** A car as described in a request for quotes. */
export const physicalVehicle = object({
  Type: string().required().max(20),
  Vin: string().max(20),
  Status: string()
    .oneOf(['PreOwned'] as const)
    .required(),
  OnTheRoadPrice: amount(),
  Mileage: amount(),
  RegistrationNumber: string().max(20),
  Country: string()
    .oneOf(['GB'] as const)
    .required(),
  FirstRegistrationDate: string().max(30),
}).required();

/** A request for quotes, one entry per car. */
export const vehicleRequests = array()
  .of(
    object({
      PhysicalVehicle: physicalVehicle,
      Parameters: object({
        Term: amount(),
        CashDeposit: amount(),
        RegularPayment: amount(),
        AnnualMileage: amount(),
      }).required(),
      FinanceFamilyKeys: array().of(string().required().max(20)).required().max(10),
      CalculationType: string()
        .oneOf(['ToRegularPayment', 'ToCashDeposit'] as const)
        .required(),
    }),
  )
  .required()
  .max(20);
