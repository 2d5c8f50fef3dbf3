import type { Amount } from '../../domain/money/amount';

/** A car that is viewed, as sent to the data layer. Amounts are whole units of the currency. */
export interface ProductDetailEvent {
  event: 'product_detail_page';
  /** The dealer that sells the car; a sample car has none. */
  dealer: { id?: string; name?: string; city?: string };
  product_info: {
    id: string;
    name: string;
    brand: string;
    model: string;
    version?: string;
    year?: number;
    body?: string;
    fuel?: string;
    gearbox?: string;
    condition?: string;
    is_used?: boolean;
    is_sample?: boolean;
    vehicle_type?: 'CAR' | 'LCV';
    /** In the market's unit. */
    mileage?: number;
  };
  price_info: {
    currency: string;
    /** Current price. */
    price?: Amount;
    /** Price without a campaign. */
    ordinary_price?: Amount;
    includes_vat: boolean;
    has_campaign: boolean;
    /** Monthly cost of the loan with its default values. */
    loan_monthly_cost?: Amount;
  };
}

/** A choice in a calculator, as sent to the data layer. Amounts are whole units of the currency. */
export interface CalculatorEvent {
  event: 'car_calculator';
  calculator: 'loan' | 'company_leasing' | 'uk_finance';
  car_id: string;
  currency: string;
  /** Name of the product, where there are several. */
  product?: string;
  months: number;
  /** Paid at once. */
  down_payment?: Amount;
  /** Paid at once, percent of the price. */
  cash_share?: number;
  /** Distance per year in the market's unit. */
  mileage?: number;
  monthly_cost?: Amount;
}
