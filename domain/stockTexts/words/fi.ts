import type { StockPhrases } from './phrases.types';

export const fi: StockPhrases = {
  priceTitle: {
    price: 'Hinta',
    campaign: 'Kampanjahinta',
    from: 'Hinta alkaen',
    withoutVat: 'Hinta ilman alv:tä',
    ask: 'Hinta',
  },
  priceOnRequest: 'Kysy hintaa',
  campaigns: {
    price: 'Kauden hinta',
    loan: 'Kampanjakorko',
    privateLeasing: 'Leasingkampanja',
    companyLeasing: 'Yrityskampanja',
  },
  unit: {
    mileage: 'km',
    horsepower: 'hv',
    perMonth: '/kk',
    perYear: '/v',
    months: 'kk',
    consumption: 'l/100 km',
    minutes: 'min',
    hours: 'h',
    litres: 'l',
    cubicMetres: 'm³',
    range: 'km',
  },
  acceleration: '0–100 km/h',
  withPackage: 'paketti {package}',
  legacyConnectivity: 'Verkkopalvelut 2G/3G-yhteydellä',
  loan: {
    title: 'Autolaina',
    description: 'Rahoitus, käsiraha vähintään {minimum} prosenttia.',
    disclaimer:
      'Esimerkki: luotto {credit}, laina-aika {months} kk, korko {rate}\u00a0%, perustamismaksu {start} ja käsittelymaksu {invoice}/kk. Edellyttää hyväksyttyä luottopäätöstä.',
  },
  companyLeasing: {
    title: 'Yritysleasing',
    description: 'Leasing yrityksille: valittavissa ajomäärä, sopimusaika ja ensierä.',
    disclaimer:
      'Hinnat ilman arvonlisäveroa. Korko {rate}\u00a0%. Edellyttää hyväksyttyä luottopäätöstä.',
    sales: 'Leasing yrityksille alkaen {monthly} (alv 0 %)',
  },
  privateLeasing: {
    title: 'Yksityisleasing',
    description: 'Kiinteä kuukausihinta, huollot mukana.',
    disclaimer:
      'Sopimusaika {months} kk ja ajomäärä {mileage}. Ylikilometrit ja poikkeava kuluminen veloitetaan. Edellyttää hyväksyttyä luottopäätöstä.',
    sales: 'Yksityisleasing alkaen {monthly}, huollot mukana',
  },
  fee: { start: 'Perustamismaksu {amount}', invoice: 'Käsittelymaksu {amount} kuukaudessa' },
};
