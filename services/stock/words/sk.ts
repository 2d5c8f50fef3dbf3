import { sk as phrases } from '../../../domain/stockTexts/words/sk';
import type { StockTexts } from './words.types';

export const sk: StockTexts = {
  ...phrases,
  fuel: {
    Electric: 'Elektrina',
    'Plug-in hybrid': 'Plug-in hybrid',
    Hybrid: 'Hybrid',
    Petrol: 'Benzín',
    Diesel: 'Diesel',
  },
  body: {
    Hatchback: 'Hatchback',
    Estate: 'Kombi',
    Saloon: 'Sedan',
    SUV: 'SUV',
    'Coupe SUV': 'SUV kupé',
    'City car': 'Mestské auto',
    MPV: 'MPV',
    Van: 'Dodávka',
    Pickup: 'Pickup',
  },
  gearbox: { Automatic: 'Automat', Manual: 'Manuál' },
  drive: { FWD: 'Predný pohon', RWD: 'Zadný pohon', AWD: 'Pohon 4×4' },
  colour: {
    white: 'Biela',
    black: 'Čierna',
    grey: 'Sivá',
    silver: 'Strieborná',
    blue: 'Modrá',
    red: 'Červená',
    green: 'Zelená',
    sand: 'Béžová',
    orange: 'Oranžová',
    petrol: 'Tyrkysová',
  },
  condition: {
    new: 'Nové',
    used: 'Jazdené',
    demo: 'Predvádzacie',
    sample: 'Na objednávku',
  },
  sentences: {
    opening: {
      new: [
        'Nové vozidlo {car} {version} na rýchly odber. Farba: {colour}.',
        '{car} {version}: úplne nové a pripravené na prihlásenie.',
        '{car} priamo z výroby, výkon {power}, skladom.',
        'Objednané do nášho skladu, bez čakania: {car} {version}.',
      ],
      used: [
        'Udržiavané vozidlo {car} {version}, rok výroby {year}.',
        '{car}, rok výroby {year}. Farba: {colour}, výkon {power}.',
        'Pekné vozidlo {car} {version}, najazdené {mileage}.',
        'Práve vykúpené: {car} z roku {year}.',
        '{car} {version} z roku {year}, skontrolované v našom servise.',
      ],
      demo: [
        'Predvádzacie vozidlo s nízkym nájazdom: {car} {version}. Farba: {colour}.',
        'Naše vlastné predvádzacie vozidlo {car}, najazdené {mileage}.',
        'Takmer nové vozidlo {car} {version} za výhodnejšiu cenu.',
      ],
      sample: [
        '{car} {version} si už môžete objednať.',
        'Zostavte si vlastné vozidlo {car}: vyberte farbu, čalúnenie a paket.',
        'Čoskoro na cestách: {car} {version}, výkon {power}.',
      ],
    },
    history: [
      'Servisná knižka je k dispozícii a všetky prehliadky boli včas.',
      'Jeden majiteľ, kúpené na Slovensku.',
      'Dvaja majitelia, dva kľúče a platná technická kontrola.',
      'Skontrolované vo viac ako sto bodoch.',
      'Nefajčiarske auto s čerstvo servisovanými brzdami.',
      'Najazdené {mileage} s overenou históriou.',
    ],
    electric: [
      'Dojazd až {range} podľa WLTP.',
      'Rýchle nabíjanie a predkúrenie kabíny uľahčia každý deň v roku.',
      'Plne elektrické, tiché, na jedno nabitie až {range}.',
    ],
    plugin: [
      'Každodenné cesty zvládnete na elektrinu, až {range}.',
      'Plug-in hybrid: na elektrinu až {range} a bez obáv na dlhej ceste.',
    ],
    combustion: ['Výkon {power} stačí aj s plným nákladom.', 'Osvedčený motor a rozumná spotreba.'],
    cargo: [
      'Nákladový priestor má dostatok upevňovacích bodov a dobrý prístup.',
      'Pracovný nástroj pripravený od prvého dňa.',
    ],
    family: [
      'Dosť miesta pre rodinu, počet sedadiel: {seats}, a praktický batožinový priestor.',
      'Do kufra sa zmestí kočík, pes aj týždenný nákup.',
      'Pohodlie aj na dlhých cestách. Počet miest: {seats}.',
    ],
    small: [
      'Krátke, obratné a v meste sa ľahko parkuje.',
      'Priestrannejšie, než sa zdá, s dobrým výhľadom.',
    ],
    closing: [
      'Vozidlo nájdete tu: {dealer}. Tešíme sa na skúšobnú jazdu!',
      'Vybavíme financovanie a radi prijmeme vaše auto na protiúčet.',
      'Ozvite sa nám ({dealer}) a dohodneme si termín.',
      'Doručenie po celom Slovensku, na cenu sa opýtajte predajcu.',
      'Vozidlo stojí v meste {city} a ukážeme vám ho aj narýchlo.',
    ],
    closingSample: [
      'Predajca vám pomôže s výberom výbavy.',
      'Vyžiadajte si ponuku, radi ju pripravíme.',
    ],
  },
  weekdays: ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'],
  closed: 'Zatvorené',
  publicHoliday: 'Štátny sviatok',
  christmasEve: 'Štedrý deň',
  vacation: 'Letné otváracie hodiny',
  departments: {
    NewCars: 'Nové autá',
    UsedCars: 'Jazdené autá',
    Workshop: 'Servis',
    Parts: 'Náhradné diely',
    BodyWork: 'Karosáreň a lakovňa',
  },
  titles: {
    NewCars: ['Vedúci predaja', 'Predajca', 'Predajca'],
    UsedCars: ['Predajca jazdených áut', 'Predajca jazdených áut'],
    Workshop: ['Vedúci servisu', 'Prijímací technik'],
    Parts: ['Predajca dielov'],
    BodyWork: ['Vedúci karosárne'],
  },
  // Feminine surnames usually differ; only names that do not are used here.
  // prettier-ignore
  firstNames: [
    'Zuzana', 'Peter', 'Katarína', 'Martin', 'Lucia', 'Tomáš', 'Eva', 'Michal', 'Jana', 'Juraj',
    'Monika', 'Ján', 'Petra', 'Marek', 'Veronika', 'Filip', 'Barbora', 'Adam', 'Nina', 'Roman',
  ],
  // prettier-ignore
  lastNames: [
    'Borovie', 'Brezinka', 'Dubie', 'Horné', 'Jarné', 'Javorie', 'Kamenie', 'Krížne', 'Lesné', 'Lipie',
    'Medzibrodie', 'Polné', 'Potočie', 'Rovné', 'Skalie', 'Slnečné', 'Studené', 'Vrchné', 'Zelené',
    'Zlatné',
  ],
};
