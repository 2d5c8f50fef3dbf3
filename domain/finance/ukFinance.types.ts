import type { Amount } from '../money/amount';
/** Wire format of UK finance quotes. Amounts are pounds, terms months, distances miles a year. */

/** The values that a control of a product may be set to. */
export interface ParameterRange {
  Values: number[];
  Default: number;
  Minimum: number;
  Maximum: number;
  Locale: { DisplayValue: string };
}

/** A kind of credit that the finance provider offers for a vehicle. */
export interface FinanceProduct {
  FamilyKey: string;
  Name: string;
  Term: ParameterRange;
  Deposit: ParameterRange;
  Payment: ParameterRange;
  /** Without values when the distance does not matter. */
  AnnualMileage: ParameterRange;
}

/** The vehicle that is financed; prices in GBP. */
export interface PhysicalVehicle {
  Type: string;
  Vin?: string;
  Status: 'PreOwned';
  OnTheRoadPrice: Amount;
  /** Miles that it has been driven. */
  Mileage: number;
  RegistrationNumber?: string;
  Country: 'GB';
  /** ISO day. */
  FirstRegistrationDate?: string;
}

/** Which of deposit and payment is calculated; the other one is given. */
export type CalculationType = 'ToRegularPayment' | 'ToCashDeposit';

/** The visitor's choices: months, GBP, GBP a month, and miles a year. */
export interface QuoteParameters {
  Term: number;
  CashDeposit: Amount;
  RegularPayment: Amount;
  AnnualMileage: number;
}

/** One vehicle of a request for quotations. */
export interface VehicleRequest {
  PhysicalVehicle: PhysicalVehicle;
  Parameters: QuoteParameters;
  FinanceFamilyKeys: string[];
  CalculationType: CalculationType;
}

/** A displayed line of a quotation. */
export interface QuotationDetail {
  Key: string;
  Label: string;
  DisplayValue: string;
}

/** A quotation in the finance provider's form; amounts in GBP. */
export interface FinanceQuotation {
  Blocks: { Details: QuotationDetail[] }[];
  Finance: {
    Notifications: { Message: string }[];
    Quote: {
      Term: number;
      TotalDeposit: Amount;
      TotalRegularPayment: Amount;
      AnnualMileage: number;
      QuoteReference: string;
      /** Address where the visitor can apply. */
      QuoteActions: { Apply: string };
    };
  };
}

/** Quotations of one vehicle, or the provider's error for it. */
export interface QuotedVehicle {
  HasError: boolean;
  Error?: { UserMessage: string };
  FinanceQuotations: FinanceQuotation[];
}
