import { askingPrice, askingPriceWithoutVat } from '../../../../domain/finance/carPrices';
import { companyLeaseChoices } from '../../../../domain/finance/companyLeasing';
import { loanChoices } from '../../../../domain/finance/loanChoices';
import { pcpExample } from '../../../../domain/finance/pcpOffer';
import { markets } from '../../../../services/stock/markets';
import { stocks } from './exampleStock';
import { vatPercent } from '../../../../domain/money/amount';

test('[CAR-50] the monthly costs in the index match the initial values of the calculators', () => {
  let compared = 0;
  for (const { site, cars } of stocks) {
    const vat = vatPercent[site.country];
    expect(vat / 100).toBe(markets[site.country].vat);
    for (const car of cars) {
      const { car_loan_option: loan, car_company_leasing_option: lease } = car;
      const started = loan && loanChoices(askingPrice(car)!, loan);
      const purchase = pcpExample(car)?.cost;
      const quoted = purchase && Math.ceil(purchase.regularPayment);
      expect(started?.cost?.shownMonthly ?? quoted).toBe(car.car_loan_monthly_cost);
      const leased = lease && companyLeaseChoices(askingPriceWithoutVat(car, vat)!, vat, lease);
      // The stock rounds the down payment to whole units, the calculator to whole percent.
      const displayed = leased?.cost?.shownMonthly ?? 0;
      expect(Math.abs(displayed - (car.car_companyleasing_monthly_cost ?? 0))).toBeLessThanOrEqual(
        1,
      );
      expect(car.car_has_companyleasing).toBe(lease !== undefined);
      expect(car.car_has_privateleasing).toBe(car.car_private_leasing_option !== undefined);
      compared += loan || lease ? 1 : 0;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('[CALC-09] a car lists its leasing offers with kind, title and monthly cost', () => {
  for (const { cars } of stocks) {
    for (const car of cars) {
      const { car_private_leasing_option: personal, car_company_leasing_option: company } = car;
      expect(
        car.car_leasing_options.map(({ leasing_type, title }) => [leasing_type, title]),
      ).toEqual([
        ...(personal ? [['Private', personal.title]] : []),
        ...(company ? [['Company', company.title]] : []),
      ]);
      for (const { monthly_cost_text } of car.car_leasing_options) {
        expect(monthly_cost_text).toMatch(/\d/);
      }
    }
  }
});
