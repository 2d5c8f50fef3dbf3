import { fi as phrases } from '../../../domain/stockTexts/words/fi';
import type { StockTexts } from './words.types';

export const fi: StockTexts = {
  ...phrases,
  fuel: {
    Electric: 'Sähkö',
    'Plug-in hybrid': 'Ladattava hybridi',
    Hybrid: 'Hybridi',
    Petrol: 'Bensiini',
    Diesel: 'Diesel',
  },
  body: {
    Hatchback: 'Viistoperä',
    Estate: 'Farmari',
    Saloon: 'Sedan',
    SUV: 'Katumaasturi',
    'Coupe SUV': 'Coupé-katumaasturi',
    'City car': 'Pikkuauto',
    MPV: 'Tila-auto',
    Van: 'Pakettiauto',
    Pickup: 'Avolava',
  },
  gearbox: { Automatic: 'Automaatti', Manual: 'Manuaali' },
  drive: { FWD: 'Etuveto', RWD: 'Takaveto', AWD: 'Neliveto' },
  colour: {
    white: 'Valkoinen',
    black: 'Musta',
    grey: 'Harmaa',
    silver: 'Hopea',
    blue: 'Sininen',
    red: 'Punainen',
    green: 'Vihreä',
    sand: 'Beige',
    orange: 'Oranssi',
    petrol: 'Turkoosi',
  },
  condition: { new: 'Uusi', used: 'Käytetty', demo: 'Esittelyauto', sample: 'Tilausauto' },
  sentences: {
    opening: {
      new: [
        'Uusi {car} {version} nopeaan toimitukseen. Väri: {colour}.',
        '{car} {version}: täysin uusi ja valmis rekisteröitäväksi.',
        'Tehdasuusi {car}, tehoa {power}. Heti varastosta.',
        'Tilattu varastoomme, ei odottelua: uusi {car} {version}.',
      ],
      used: [
        'Hyvin pidetty {car} {version}, vuosimalli {year}.',
        '{car} vuosimallia {year}. Väri: {colour}, teho {power}.',
        'Siisti {car} {version}, ajettu {mileage}.',
        'Juuri vaihdossa tullut {car} vuodelta {year}.',
        '{car} {version} vuodelta {year}, tarkastettu omassa korjaamossamme.',
      ],
      demo: [
        'Vähän ajettu esittelyauto: {car} {version}. Väri: {colour}.',
        'Oma esittelyautomme {car}, ajettu vain {mileage}.',
        'Lähes uusi {car} {version} edullisempaan hintaan.',
      ],
      sample: [
        '{car} {version} on nyt tilattavissa.',
        'Kokoa oma {car}: valitse väri, verhoilu ja varustepaketit.',
        'Pian teillä: {car} {version}, teho {power}.',
      ],
    },
    history: [
      'Huoltokirja on mukana ja huollot on tehty ajallaan.',
      'Autolla on ollut yksi omistaja ja se on myyty uutena Suomessa.',
      'Kaksi omistajaa, molemmat avaimet tallella ja katsastus hyväksytty.',
      'Tarkastettu yli sadasta kohdasta ennen myyntiin tuloa.',
      'Savuton auto, jonka jarrut on huollettu hiljattain.',
      'Ajettu {mileage}, historia dokumentoitu.',
    ],
    electric: [
      'Toimintamatka on jopa {range} (WLTP).',
      'Pikalataus ja esilämmitys tekevät arjesta helppoa ympäri vuoden.',
      'Täyssähköinen ja hiljainen, yhdellä latauksella jopa {range}.',
    ],
    plugin: [
      'Arjen matkat sujuvat sähköllä, jopa {range}.',
      'Ladattava hybridi: sähköllä jopa {range}, ja pitkä matka taittuu huoletta.',
    ],
    combustion: [
      'Tehoa on {power}, joten voimaa riittää kuormankin kanssa.',
      'Luotettava moottori ja maltillinen kulutus.',
    ],
    cargo: [
      'Tavaratilassa on runsaasti kiinnityspisteitä ja lastaaminen on helppoa.',
      'Työkalu, joka on valmis töihin ensimmäisestä päivästä.',
    ],
    family: [
      'Tilaa koko perheelle: istuimia {seats} ja käytännöllinen tavaratila.',
      'Tavaratilaan mahtuvat rattaat, koira ja viikon ostokset.',
      'Mukava matka-auto, istumapaikkoja {seats}.',
    ],
    small: [
      'Lyhyt, ketterä ja helppo pysäköidä kaupungissa.',
      'Tilavampi kuin miltä näyttää, ja näkyvyys on hyvä joka suuntaan.',
    ],
    closing: [
      'Auto on nähtävillä: {dealer}. Tervetuloa koeajolle!',
      'Järjestämme rahoituksen ja otamme mielellämme autosi vaihdossa.',
      'Ota yhteyttä ({dealer}), niin sovitaan aika.',
      'Kotiinkuljetus koko maahan, kysy hinta myyjältä.',
      'Paikkakunta: {city}. Auto voidaan näyttää lyhyellä varoitusajalla.',
    ],
    closingSample: [
      'Myyjämme auttaa valitsemaan sopivat varusteet.',
      'Pyydä tarjous, niin laskemme autosi hinnan.',
    ],
  },
  weekdays: [
    'maanantai',
    'tiistai',
    'keskiviikko',
    'torstai',
    'perjantai',
    'lauantai',
    'sunnuntai',
  ],
  closed: 'Suljettu',
  publicHoliday: 'Pyhäpäivä',
  christmasEve: 'Jouluaatto',
  vacation: 'Kesän aukioloajat',
  departments: {
    NewCars: 'Uudet autot',
    UsedCars: 'Käytetyt autot',
    Workshop: 'Huolto',
    Parts: 'Varaosat',
    BodyWork: 'Korikorjaamo',
  },
  titles: {
    NewCars: ['Myyntipäällikkö', 'Automyyjä', 'Automyyjä'],
    UsedCars: ['Vaihtoautomyyjä', 'Vaihtoautomyyjä'],
    Workshop: ['Huoltopäällikkö', 'Huoltoneuvoja'],
    Parts: ['Varaosamyyjä'],
    BodyWork: ['Korjaamopäällikkö'],
  },
  // prettier-ignore
  firstNames: [
    'Aino', 'Mikko', 'Elina', 'Jari', 'Sofia', 'Antti', 'Laura', 'Ville', 'Leila', 'Petri', 'Noora',
    'Samir', 'Kaisa', 'Tuomas', 'Heidi', 'Eero', 'Sanna', 'Juho', 'Veera', 'Lauri',
  ],
  // prettier-ignore
  lastNames: [
    'Aholampi', 'Haaparinne', 'Harjumaa', 'Honkalehto', 'Järvenharju', 'Kalliosuo', 'Kivilahti',
    'Koivuharju', 'Lehtorinne', 'Metsäkorpi', 'Niittymäki', 'Ojanperä', 'Pihlajasuo', 'Rantakorpi',
    'Saarikivi', 'Suvanto', 'Tammilehto', 'Tuulensuu', 'Vesterinne', 'Ylikorpi',
  ],
};
