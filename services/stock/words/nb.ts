import { nb as phrases } from '../../../domain/stockTexts/words/nb';
import type { StockTexts } from './words.types';

export const nb: StockTexts = {
  ...phrases,
  fuel: {
    Electric: 'Elektrisk',
    'Plug-in hybrid': 'Ladbar hybrid',
    Hybrid: 'Hybrid',
    Petrol: 'Bensin',
    Diesel: 'Diesel',
  },
  body: {
    Hatchback: 'Kombi 5-dørs',
    Estate: 'Stasjonsvogn',
    Saloon: 'Sedan',
    SUV: 'SUV',
    'Coupe SUV': 'SUV-kupé',
    'City car': 'Småbil',
    MPV: 'Flerbruksbil',
    Van: 'Varebil',
    Pickup: 'Pickup',
  },
  gearbox: { Automatic: 'Automat', Manual: 'Manuell' },
  drive: { FWD: 'Forhjulstrekk', RWD: 'Bakhjulstrekk', AWD: 'Firehjulstrekk' },
  colour: {
    white: 'Hvit',
    black: 'Svart',
    grey: 'Grå',
    silver: 'Sølv',
    blue: 'Blå',
    red: 'Rød',
    green: 'Grønn',
    sand: 'Beige',
    orange: 'Oransje',
    petrol: 'Turkis',
  },
  condition: { new: 'Ny', used: 'Brukt', demo: 'Demobil', sample: 'Bestillingsbil' },
  sentences: {
    opening: {
      new: [
        'Ny {car} {version} i {colour}, klar for rask levering.',
        'Her er {car} {version}: helt ny og klar til å registreres i ditt navn.',
        'Fabrikkny {car} med {power}, på lager nå.',
        'Bestilt til vårt lager: en ny {car} {version} som du slipper å vente på.',
      ],
      used: [
        'Velholdt {car} {version} fra {year}.',
        '{car}, {year}-modell i {colour} med {power}.',
        'En fin {car} {version} som har gått {mileage}.',
        'Nylig tatt i innbytte: {car} fra {year}.',
        '{year}-modell {car} {version}, kontrollert på vårt verksted.',
      ],
      demo: [
        'Demobil med lav kjørelengde: {car} {version} i {colour}.',
        'Vår egen {car} fra utstillingen, kjørt {mileage}.',
        'Nesten ny {car} {version} til en bedre pris.',
      ],
      sample: [
        '{car} {version} kan nå bestilles.',
        'Bygg din egen {car}: velg farge, interiør og pakke.',
        'Snart på veien: {car} {version} med {power}.',
      ],
    },
    history: [
      'Servicehefte følger med, og all service er tatt i tide.',
      'Bilen har hatt én eier og er solgt ny i Norge.',
      'To eiere, begge nøklene følger med, og EU-kontrollen er godkjent.',
      'Kontrollert på over hundre punkter før den ble stilt ut.',
      'Røykfri bil med ny bremseservice.',
      'Kjørt {mileage} med dokumentert historikk.',
    ],
    electric: [
      'Rekkevidden er opptil {range} etter WLTP.',
      'Hurtiglading og forvarming gjør den enkel å leve med hele året.',
      'Helelektrisk, stille og med opptil {range} på én lading.',
    ],
    plugin: [
      'Hverdagsturene klarer du på strøm, opptil {range}.',
      'Den ladbare hybriden gir opptil {range} på strøm og ingen bekymring på langtur.',
    ],
    combustion: [
      'Motoren på {power} er sterk nok også med last.',
      'En solid motor og lavt forbruk gir et bekymringsfritt bilhold.',
    ],
    cargo: [
      'Varerommet har mange festepunkter og er lett å komme til.',
      'Et arbeidsredskap som er klart for jobben fra første dag.',
    ],
    family: [
      'God plass til familien med {seats} seter og et praktisk bagasjerom.',
      'Bagasjerommet tar barnevogn, hund og ukehandel.',
      'God komfort i alle {seats} seter, også på langtur.',
    ],
    small: [
      'Kort, smidig og lett å parkere i byen.',
      'Romsligere enn den ser ut, med god sikt rundt om.',
    ],
    closing: [
      'Bilen står hos {dealer}. Velkommen til prøvekjøring!',
      'Vi ordner finansiering og tar gjerne bilen din i innbytte.',
      'Ta kontakt med {dealer}, så avtaler vi en tid.',
      'Hjemlevering i hele landet, spør selgeren om pris.',
      'Står i {city} og kan vises på kort varsel.',
    ],
    closingSample: [
      'Forhandleren hjelper deg å velge riktig utstyr.',
      'Be om et tilbud, så regner vi på bilen din.',
    ],
  },
  weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  closed: 'Stengt',
  publicHoliday: 'Helligdag',
  christmasEve: 'Julaften',
  vacation: 'Sommeråpent',
  departments: {
    NewCars: 'Nye biler',
    UsedCars: 'Bruktbiler',
    Workshop: 'Verksted',
    Parts: 'Deler',
    BodyWork: 'Skade og lakk',
  },
  titles: {
    NewCars: ['Salgssjef', 'Bilselger', 'Bilselger'],
    UsedCars: ['Bruktbilselger', 'Bruktbilselger'],
    Workshop: ['Verkstedsjef', 'Kundemottaker'],
    Parts: ['Delemedarbeider'],
    BodyWork: ['Skadeleder'],
  },
  // prettier-ignore
  firstNames: [
    'Ingrid', 'Ola', 'Kari', 'Per', 'Nora', 'Jonas', 'Silje', 'Magnus', 'Fatima', 'Anders', 'Marte',
    'Hassan', 'Thea', 'Sindre', 'Astrid', 'Eirik', 'Julie', 'Trond', 'Vilde', 'Stian',
  ],
  // prettier-ignore
  lastNames: [
    'Askerud', 'Bjørkmo', 'Dalseth', 'Ekrehagen', 'Fjellvang', 'Granmo', 'Haugvik', 'Islandmo',
    'Kvistad', 'Lyngbø', 'Myrseth', 'Nordmark', 'Olsrud', 'Rognmo', 'Skogvik', 'Tveitmo', 'Ulvdal',
    'Vestby', 'Ødegren', 'Åsmark',
  ],
};
