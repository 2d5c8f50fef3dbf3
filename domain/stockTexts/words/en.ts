import type { StockPhrases } from './phrases.types';

export const en: StockPhrases = {
  priceTitle: {
    price: 'Price',
    campaign: 'Offer price',
    from: 'Priced from',
    withoutVat: 'Price excl. VAT',
    ask: 'Price',
  },
  priceOnRequest: 'Contact us for the price',
  campaigns: {
    price: 'Seasonal price',
    loan: 'Low-rate finance',
    privateLeasing: 'Lease offer',
    companyLeasing: 'Business offer',
  },
  unit: {
    mileage: 'miles',
    horsepower: 'hp',
    perMonth: ' per month',
    perYear: ' a year',
    months: 'months',
    consumption: 'mpg',
    minutes: 'min',
    hours: 'hrs',
    litres: 'litres',
    cubicMetres: 'm³',
    range: 'miles',
  },
  acceleration: '0–62 mph',
  withPackage: 'with {package}',
  legacyConnectivity: 'Connected services over 2G/3G',
  loan: {
    title: 'Car loan',
    description: 'Borrow with a deposit from {minimum} per cent.',
    disclaimer:
      'Example: {credit} over {months} months at {rate}% with a set-up fee of {start} and {invoice} per payment. Subject to status.',
  },
  companyLeasing: {
    title: 'Business contract hire',
    description: 'Leasing for businesses with a choice of mileage, term and initial rental.',
    disclaimer: 'Prices exclude VAT. Interest {rate}%. Subject to status. Business users only.',
    sales: 'Business contract hire from {monthly} excl. VAT',
  },
  privateLeasing: {
    title: 'Personal contract hire',
    description: 'A fixed monthly cost, servicing included.',
    disclaimer:
      'The agreement is for {months} months and {mileage}. Excess mileage and damage are charged. Subject to status.',
    sales: 'Lease it from {monthly}, servicing included',
  },
  fee: { start: 'Set-up fee {amount}', invoice: 'Administration fee {amount} a month' },
};
