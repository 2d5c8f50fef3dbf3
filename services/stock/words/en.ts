import { en as phrases } from '../../../domain/stockTexts/words/en';
import type { StockTexts } from './words.types';

export const en: StockTexts = {
  ...phrases,
  fuel: {
    Electric: 'Electric',
    'Plug-in hybrid': 'Plug-in hybrid',
    Hybrid: 'Hybrid',
    Petrol: 'Petrol',
    Diesel: 'Diesel',
  },
  body: {
    Hatchback: 'Hatchback',
    Estate: 'Estate',
    Saloon: 'Saloon',
    SUV: 'SUV',
    'Coupe SUV': 'Coupé SUV',
    'City car': 'City car',
    MPV: 'MPV',
    Van: 'Van',
    Pickup: 'Pickup',
  },
  gearbox: { Automatic: 'Automatic', Manual: 'Manual' },
  drive: { FWD: 'Front-wheel drive', RWD: 'Rear-wheel drive', AWD: 'All-wheel drive' },
  colour: {
    white: 'White',
    black: 'Black',
    grey: 'Grey',
    silver: 'Silver',
    blue: 'Blue',
    red: 'Red',
    green: 'Green',
    sand: 'Beige',
    orange: 'Orange',
    petrol: 'Teal',
  },
  condition: { new: 'New', used: 'Used', demo: 'Ex-demonstrator', sample: 'To order' },
  sentences: {
    opening: {
      new: [
        'Brand-new {car} {version} in {colour}, ready for early delivery.',
        'Meet the {car} {version}: new, unregistered and waiting for its first owner.',
        'Factory-fresh {car} with {power}, in stock now.',
        'Ordered for our stock, so there is no waiting list: a new {car} {version}.',
      ],
      used: [
        'A well-kept {car} {version} first registered in {year}.',
        '{year} {car} in {colour} with {power}.',
        'A tidy {car} {version} that has covered {mileage}.',
        'Just arrived in part exchange: a {car} from {year}.',
        '{year} {car} {version}, checked in our own workshop.',
      ],
      demo: [
        'Ex-demonstrator with low mileage: {car} {version} in {colour}.',
        'A {car} from our own showroom, driven just {mileage}.',
        'A nearly new {car} {version} at a better price.',
      ],
      sample: [
        'The {car} {version} is now available to order.',
        'Build your own {car}: choose the colour, trim and packs.',
        'On the road soon: the {car} {version} with {power}.',
      ],
    },
    history: [
      'It comes with a full service history, with every service done on time.',
      'One owner from new and two keys.',
      'Two previous owners, a clean history check and a fresh MOT.',
      'Passed our inspection of more than a hundred points.',
      'A smoke-free car with recently serviced brakes.',
      'Covered {mileage}, all of it documented.',
    ],
    electric: [
      'The range is up to {range} (WLTP).',
      'Rapid charging and cabin pre-heating make it easy to live with all year.',
      'Fully electric, quiet and good for up to {range} on a charge.',
    ],
    plugin: [
      'Everyday journeys are electric, up to {range}.',
      'The plug-in hybrid gives up to {range} of electric driving, with no worries on long trips.',
    ],
    combustion: [
      'The {power} engine pulls well even with a full load.',
      'A proven engine and sensible running costs.',
    ],
    cargo: [
      'The load area has plenty of lashing points and is easy to reach.',
      'A tool for work, ready from the first day.',
    ],
    family: [
      'Room for the family, with {seats} seats and a practical boot.',
      'The boot takes a pushchair, the dog and the weekly shop.',
      'Comfortable on long journeys, with {seats} proper seats.',
    ],
    small: [
      'Short, nimble and easy to park in town.',
      'Roomier than it looks, with a good view all round.',
    ],
    closing: [
      'See it at {dealer}. Come and take a test drive.',
      'We arrange finance and are happy to take your car in part exchange.',
      'Get in touch with {dealer} and we will book a time.',
      'Nationwide delivery is available; ask us for a price.',
      'In {city} and ready to view at short notice.',
    ],
    closingSample: [
      'Your dealer will help you choose the right equipment.',
      'Ask for a quote and we will price your car.',
    ],
  },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  closed: 'Closed',
  publicHoliday: 'Public holiday',
  christmasEve: 'Christmas Eve',
  vacation: 'Summer hours',
  departments: {
    NewCars: 'New cars',
    UsedCars: 'Used cars',
    Workshop: 'Workshop',
    Parts: 'Parts',
    BodyWork: 'Bodyshop',
  },
  titles: {
    NewCars: ['Sales manager', 'Sales executive', 'Sales executive'],
    UsedCars: ['Used car executive', 'Used car executive'],
    Workshop: ['Workshop manager', 'Service adviser'],
    Parts: ['Parts adviser'],
    BodyWork: ['Bodyshop manager'],
  },
  // prettier-ignore
  firstNames: [
    'Alice', 'James', 'Priya', 'Tom', 'Grace', 'Daniel', 'Chloe', 'Omar', 'Lucy', 'Harry', 'Megan',
    'Callum', 'Zara', 'Ben', 'Ruth', 'Leon', 'Hannah', 'Owen', 'Amelia', 'Jack',
  ],
  // prettier-ignore
  lastNames: [
    'Ashdown', 'Birchall', 'Coldwell', 'Denholme', 'Elmsley', 'Fenwright', 'Garsdale', 'Hollowby',
    'Inskip', 'Kelling', 'Larkfield', 'Merrow', 'Netherby', 'Oakshott', 'Pendle', 'Quarmby',
    'Rushworth', 'Stonebridge', 'Thorley', 'Wexcombe',
  ],
};
