import { sv as phrases } from '../../../domain/stockTexts/words/sv';
import type { StockTexts } from './words.types';

export const sv: StockTexts = {
  ...phrases,
  fuel: {
    Electric: 'El',
    'Plug-in hybrid': 'Laddhybrid',
    Hybrid: 'Hybrid',
    Petrol: 'Bensin',
    Diesel: 'Diesel',
  },
  body: {
    Hatchback: 'Halvkombi',
    Estate: 'Kombi',
    Saloon: 'Sedan',
    SUV: 'SUV',
    'Coupe SUV': 'SUV-kupé',
    'City car': 'Småbil',
    MPV: 'Familjebuss',
    Van: 'Transportbil',
    Pickup: 'Pickup',
  },
  gearbox: { Automatic: 'Automat', Manual: 'Manuell' },
  drive: { FWD: 'Framhjulsdrift', RWD: 'Bakhjulsdrift', AWD: 'Fyrhjulsdrift' },
  colour: {
    white: 'Vit',
    black: 'Svart',
    grey: 'Grå',
    silver: 'Silver',
    blue: 'Blå',
    red: 'Röd',
    green: 'Grön',
    sand: 'Beige',
    orange: 'Orange',
    petrol: 'Turkos',
  },
  condition: { new: 'Ny', used: 'Begagnad', demo: 'Demobil', sample: 'Beställningsbil' },
  sentences: {
    opening: {
      new: [
        'Ny {car} {version} i {colour}, klar för snabb leverans.',
        'Här är {car} {version}: helt ny och redo att registreras i ditt namn.',
        'Fabriksny {car} med {power}, i lager nu.',
        'Beställd till vårt lager: en ny {car} {version} som du slipper vänta på.',
      ],
      used: [
        'Välvårdad {car} {version} från {year}.',
        '{car} av årsmodell {year} i {colour} med {power}.',
        'En fin {car} {version} som gått {mileage}.',
        'Nyinkommen {car} från {year}, inbytt hos oss.',
        '{year} års {car} {version}, kontrollerad i vår verkstad.',
      ],
      demo: [
        'Demobil med lågt miltal: {car} {version} i {colour}.',
        'Vår egen {car} från visningshallen, körd {mileage}.',
        'Nästan ny {car} {version} till ett bättre pris.',
      ],
      sample: [
        '{car} {version} går nu att beställa.',
        'Bygg din egen {car}: välj färg, klädsel och paket.',
        'Snart på vägarna: {car} {version} med {power}.',
      ],
    },
    history: [
      'Servicebok finns och alla servicetillfällen är gjorda i tid.',
      'Bilen har haft en ägare och är såld ny i Sverige.',
      'Två ägare, båda nycklarna finns och bilen är besiktad utan anmärkning.',
      'Kontrollerad på mer än hundra punkter innan den ställdes ut.',
      'Rökfri bil med nyservade bromsar.',
      'Körd {mileage} med dokumenterad historik.',
    ],
    electric: [
      'Räckvidden är upp till {range} enligt WLTP.',
      'Snabbladdning och förvärmning gör den lätt att leva med året om.',
      'Helt elektrisk, tyst och med upp till {range} på en laddning.',
    ],
    plugin: [
      'Vardagens resor klarar du på el, upp till {range}.',
      'Laddhybriden ger upp till {range} på el och ingen räckviddsoro på långresan.',
    ],
    combustion: [
      'Motorn på {power} är stark nog även med last.',
      'En rejäl motor och låg förbrukning ger ett bekymmersfritt ägande.',
    ],
    cargo: [
      'Lastutrymmet har gott om fästpunkter och är lätt att komma åt.',
      'Ett arbetsredskap som är klart för jobbet från första dagen.',
    ],
    family: [
      'Gott om plats för familjen med {seats} platser och ett praktiskt bagageutrymme.',
      'Bagaget rymmer barnvagn, hund och veckohandling.',
      'God komfort på alla {seats} platser, även på långresan.',
    ],
    small: [
      'Kort, smidig och lätt att parkera i stan.',
      'Rymligare än den ser ut, med bra sikt runt om.',
    ],
    closing: [
      'Bilen finns hos {dealer}. Välkommen på provkörning!',
      'Vi ordnar finansiering och tar gärna din bil i inbyte.',
      'Hör av dig till {dealer} så bokar vi en tid.',
      'Hemleverans i hela landet, fråga säljaren om pris.',
      'Står i {city} och kan visas med kort varsel.',
    ],
    closingSample: [
      'Din återförsäljare hjälper dig att välja rätt utrustning.',
      'Begär en offert, så räknar vi på din bil.',
    ],
  },
  weekdays: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'],
  closed: 'Stängt',
  publicHoliday: 'Helgdag',
  christmasEve: 'Julafton',
  vacation: 'Sommaröppet',
  departments: {
    NewCars: 'Nya bilar',
    UsedCars: 'Begagnade bilar',
    Workshop: 'Verkstad',
    Parts: 'Reservdelar',
    BodyWork: 'Plåt och lack',
  },
  titles: {
    NewCars: ['Försäljningschef', 'Bilsäljare', 'Bilsäljare'],
    UsedCars: ['Säljare begagnat', 'Säljare begagnat'],
    Workshop: ['Verkstadschef', 'Kundmottagare'],
    Parts: ['Reservdelssäljare'],
    BodyWork: ['Skadechef'],
  },
  // prettier-ignore
  firstNames: [
    'Anna', 'Erik', 'Maria', 'Lars', 'Sara', 'Johan', 'Elin', 'Karl', 'Amina', 'Oskar', 'Linnea', 'Ali',
    'Emma', 'Gustav', 'Hanna', 'Nils', 'Ida', 'Viktor', 'Maja', 'Henrik',
  ],
  // prettier-ignore
  lastNames: [
    'Backlund', 'Dahlvik', 'Ekmark', 'Forsrup', 'Granlid', 'Hedvall', 'Isling', 'Jernmark', 'Källbo',
    'Lindskär', 'Moränius', 'Norrhed', 'Ossbo', 'Rönnvik', 'Sandhed', 'Tallmo', 'Ulvsand', 'Vikmark',
    'Åsbrink', 'Öhrvik',
  ],
};
