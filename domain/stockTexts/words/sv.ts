import type { StockPhrases } from './phrases.types';

export const sv: StockPhrases = {
  priceTitle: {
    price: 'Pris',
    campaign: 'Kampanjpris',
    from: 'Pris från',
    withoutVat: 'Pris exkl. moms',
    ask: 'Pris',
  },
  priceOnRequest: 'Kontakta oss för pris',
  campaigns: {
    price: 'Säsongspris',
    loan: 'Kampanjränta',
    privateLeasing: 'Leasingkampanj',
    companyLeasing: 'Företagskampanj',
  },
  unit: {
    mileage: 'mil',
    horsepower: 'hk',
    perMonth: '/mån',
    perYear: '/år',
    months: 'mån',
    consumption: 'l/100 km',
    minutes: 'min',
    hours: 'tim',
    litres: 'l',
    cubicMetres: 'm³',
    range: 'km',
  },
  acceleration: '0–100 km/h',
  withPackage: 'med {package}',
  legacyConnectivity: 'Uppkopplade tjänster via 2G/3G',
  loan: {
    title: 'Billån',
    description: 'Låna till bilen med kontantinsats från {minimum} procent. Räntan är rörlig.',
    disclaimer:
      'Exempel: lån på {credit} i {months} månader med rörlig ränta {rate}\u00a0%, startavgift {start} och aviavgift {invoice}. Restvärde {residual}\u00a0%. Sedvanlig kreditprövning.',
  },
  companyLeasing: {
    title: 'Företagsleasing',
    description: 'Finansiell leasing för företag med valbar körsträcka, löptid och kontantandel.',
    disclaimer: 'Priserna är utan moms. Ränta {rate}\u00a0%. Sedvanlig kreditprövning.',
    sales: 'Leasing för företag från {monthly} exkl. moms',
  },
  privateLeasing: {
    title: 'Privatleasing',
    description: 'Fast månadskostnad med service.',
    disclaimer:
      'Avtalet gäller {months} månader och {mileage}. Övermil och onormalt slitage debiteras. Sedvanlig kreditprövning.',
    sales: 'Privatleasa från {monthly}, service ingår',
  },
  fee: { start: 'Startavgift {amount}', invoice: 'Aviavgift {amount} per månad' },
};
