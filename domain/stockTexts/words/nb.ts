import type { StockPhrases } from './phrases.types';

export const nb: StockPhrases = {
  priceTitle: {
    price: 'Pris',
    campaign: 'Kampanjepris',
    from: 'Pris fra',
    withoutVat: 'Pris ekskl. mva.',
    ask: 'Pris',
  },
  priceOnRequest: 'Kontakt oss for pris',
  campaigns: {
    price: 'Sesongpris',
    loan: 'Kampanjerente',
    privateLeasing: 'Leiekampanje',
    companyLeasing: 'Bedriftskampanje',
  },
  unit: {
    mileage: 'km',
    horsepower: 'hk',
    perMonth: '/mnd.',
    perYear: '/år',
    months: 'mnd.',
    consumption: 'l/100 km',
    minutes: 'min',
    hours: 't',
    litres: 'l',
    cubicMetres: 'm³',
    range: 'km',
  },
  acceleration: '0–100 km/t',
  withPackage: 'med {package}',
  legacyConnectivity: 'Tilkoblede tjenester via 2G/3G',
  loan: {
    title: 'Billån',
    description: 'Lån til bil med egenkapital fra {minimum} prosent. Renten er flytende.',
    disclaimer:
      'Eksempel: lån på {credit} over {months} måneder med flytende rente {rate}\u00a0%, etableringsgebyr {start} og termingebyr {invoice}. Forutsetter vanlig kredittvurdering.',
  },
  companyLeasing: {
    title: 'Bedriftsleasing',
    description: 'Leasing for bedrifter med valgfri kjørelengde, løpetid og forskuddsleie.',
    disclaimer: 'Prisene er uten mva. Rente {rate}\u00a0%. Forutsetter vanlig kredittvurdering.',
    sales: 'Leasing for bedrifter fra {monthly} ekskl. mva.',
  },
  privateLeasing: {
    title: 'Privatleie',
    description: 'Fast månedspris med service.',
    disclaimer:
      'Avtalen gjelder {months} måneder og {mileage}. Overkjørte kilometer og unormal slitasje faktureres. Forutsetter vanlig kredittvurdering.',
    sales: 'Privatleie fra {monthly}, service inkludert',
  },
  fee: { start: 'Etableringsgebyr {amount}', invoice: 'Termingebyr {amount} per måned' },
};
