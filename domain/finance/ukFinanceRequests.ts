import { array, number, object, string } from 'yup';

const nonNegative = () => number().required().min(0).max(10_000_000);

/** A car as described in a request for quotes. The names are those of the finance service, Codeweaver. */
export const physicalVehicle = object({
  Type: string().required().max(20),
  Vin: string().max(20),
  Status: string()
    .oneOf(['PreOwned'] as const)
    .required(),
  OnTheRoadPrice: nonNegative(),
  Mileage: nonNegative(),
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
        Term: nonNegative(),
        CashDeposit: nonNegative(),
        RegularPayment: nonNegative(),
        AnnualMileage: nonNegative(),
      }).required(),
      FinanceFamilyKeys: array().of(string().required().max(20)).required().max(10),
      CalculationType: string()
        .oneOf(['ToRegularPayment', 'ToCashDeposit'] as const)
        .required(),
    }),
  )
  .required()
  .max(20);
