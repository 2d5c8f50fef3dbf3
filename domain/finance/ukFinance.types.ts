import type { Amount } from '../money/amount';
/** Wire form of UK finance quotes. Amounts are pounds, terms months, distances miles a year. */

/** What a control of a product may be set to. */
export interface ParameterRange {
  Values: number[];
  Default: number;
  Minimum: number;
  Maximum: number;
  Locale: { DisplayValue: string };
}

export interface FinanceProduct {
  FamilyKey: string;
  Name: string;
  Term: ParameterRange;
  Deposit: ParameterRange;
  Payment: ParameterRange;
  /** Without values where distance does not matter. */
  AnnualMileage: ParameterRange;
}

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

/** Which of deposit and payment is asked for; the other is given. */
export type CalculationType = 'ToRegularPayment' | 'ToCashDeposit';

export interface QuoteParameters {
  Term: number;
  CashDeposit: Amount;
  RegularPayment: Amount;
  AnnualMileage: number;
}

export interface VehicleRequest {
  PhysicalVehicle: PhysicalVehicle;
  Parameters: QuoteParameters;
  FinanceFamilyKeys: string[];
  CalculationType: CalculationType;
}

/** A line of a quotation as it is shown. */
export interface QuotationDetail {
  Key: string;
  Label: string;
  DisplayValue: string;
}

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
      /** Where the visitor can apply. */
      QuoteActions: { Apply: string };
    };
  };
}

export interface QuotedVehicle {
  HasError: boolean;
  Error?: { UserMessage: string };
  FinanceQuotations: FinanceQuotation[];
}
