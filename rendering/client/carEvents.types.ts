import type { Amount } from '../../domain/money/amount';

/** A car that is viewed, as sent to the data layer. Amounts are whole units of the currency. */
export interface ProductDetailEvent {
  event: 'product_detail_page';
  /** Who sells the car; a sample car has no seller yet. */
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
    /** In the market's own unit. */
    mileage?: number;
  };
  price_info: {
    currency: string;
    /** What is asked now. */
    price?: Amount;
    /** What is asked without a campaign. */
    ordinary_price?: Amount;
    includes_vat: boolean;
    has_campaign: boolean;
    /** What the loan's default costs a month. */
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
