import type { StockPhrases } from './phrases.types';

export const sk: StockPhrases = {
  priceTitle: {
    price: 'Cena',
    campaign: 'Akciová cena',
    from: 'Cena od',
    withoutVat: 'Cena bez DPH',
    ask: 'Cena',
  },
  priceOnRequest: 'Cena na vyžiadanie',
  campaigns: {
    price: 'Sezónna cena',
    loan: 'Akciový úrok',
    privateLeasing: 'Akcia na lízing',
    companyLeasing: 'Akcia pre firmy',
  },
  unit: {
    mileage: 'km',
    horsepower: 'k',
    perMonth: '/mes.',
    perYear: '/rok',
    months: 'mes.',
    consumption: 'l/100 km',
    minutes: 'min',
    hours: 'hod.',
    litres: 'l',
    cubicMetres: 'm³',
    range: 'km',
  },
  acceleration: '0 – 100 km/h',
  withPackage: 's paketom {package}',
  legacyConnectivity: 'Online služby cez 2G/3G',
  loan: {
    title: 'Úver na auto',
    description: 'Financovanie s akontáciou od {minimum} percent.',
    disclaimer:
      'Príklad: úver {credit} na {months} mesiacov s úrokom {rate}\u00a0%, poplatok za uzavretie {start} a mesačný poplatok {invoice}. Podlieha schváleniu.',
  },
  companyLeasing: {
    title: 'Firemný lízing',
    description: 'Lízing pre firmy s voliteľným nájazdom, dobou a akontáciou.',
    disclaimer: 'Ceny sú bez DPH. Úrok {rate}\u00a0%. Podlieha schváleniu.',
    sales: 'Lízing pre firmy od {monthly} bez DPH',
  },
  privateLeasing: {
    title: 'Operatívny lízing pre súkromné osoby',
    description: 'Pevná mesačná splátka vrátane servisu.',
    disclaimer:
      'Zmluva platí {months} mesiacov s nájazdom {mileage}. Nadlimitné kilometre a nadmerné opotrebenie sa účtujú. Podlieha schváleniu.',
    sales: 'Operatívny lízing od {monthly} vrátane servisu',
  },
  fee: { start: 'Poplatok za uzavretie {amount}', invoice: 'Mesačný poplatok {amount}' },
};
