import type { Story } from './story';

/** Stories for examples of blocks, newest first like the results of a search. */
export const exampleStories = [
  {
    id: 'A1',
    href: '/stories/articles/first-winter',
    title: 'Our first winter with an electric estate',
    premble:
      'Four months, two children, one dog and minus twenty-six degrees. This is what we learnt.',
    date: '2026-11-12T07:00:00.000Z',
    image: {
      src: '/-/media/cars/estate-blue-front-quarter-nordic.webp',
      alt: '',
      width: 1920,
      height: 1080,
    },
    tagIds: ['T1'],
  },
  {
    id: 'A2',
    href: '/stories/articles/tyres',
    title: 'How much tread do you really need?',
    premble: 'The law says three millimetres in winter. Our technicians say five, and here is why.',
    date: '2026-10-28T07:00:00.000Z',
    image: { src: '/-/media/scenes/wheel-racks.webp', alt: '', width: 1920, height: 1080 },
    tagIds: ['T2'],
  },
  {
    id: 'A3',
    href: '/stories/articles/handover',
    title: 'Handing over a car takes an hour, and should',
    date: '2026-10-02T07:00:00.000Z',
    image: { src: '/-/media/scenes/handover-bay.webp', alt: '', width: 1920, height: 1080 },
    tagIds: [],
  },
  {
    id: 'A4',
    href: '/stories/articles/workshop',
    title:
      'A day in the workshop: twelve cars, four technicians and a very long list of small things',
    premble: 'We followed the team from the first key at half past six to the last at five.',
    date: '2026-09-17T07:00:00.000Z',
    image: { src: '/-/media/scenes/garage.webp', alt: '', width: 1920, height: 1080 },
    tagIds: ['T2'],
  },
] as const satisfies readonly Story[];
