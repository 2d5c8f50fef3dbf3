import type { BlockExamples } from '../blockExamples';

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Owning a car with us' },
    Items: [
      {
        Title: { value: 'Service agreement' },
        Text: { value: 'A fixed monthly price for the services of three years.' },
        Image: {
          value: {
            src: '/-/media/scenes/garage.webp',
            alt: 'Red estate on a lift in a bright workshop',
            width: 1920,
            height: 1080,
          },
        },
        Link: { value: { href: '/service', text: 'Service agreement', linktype: 'internal' } },
        ButtonText: { value: 'What is included' },
      },
      {
        Title: { value: 'Tyre hotel' },
        Text: { value: 'We wash, check and store your wheels, and tell you when it is time.' },
        Image: {
          value: {
            src: '/-/media/scenes/wheel-racks.webp',
            alt: 'Racks full of wheels',
            width: 1920,
            height: 1080,
          },
        },
        Link: { value: { href: '/dack', text: 'Book a place', linktype: 'internal' } },
      },
      {
        Title: { value: 'Home charging' },
        Text: { value: 'One price for the box and its installation.' },
        Image: {
          value: {
            src: '/-/media/scenes/charging-day.webp',
            alt: 'Yellow electric car at a charging station',
            width: 1920,
            height: 1080,
          },
        },
        Link: { value: { href: '/laddning', text: 'Ask for a quote', linktype: 'internal' } },
      },
    ],
  },
  Icons: {
    Title: { value: 'Så handlar du tryggt' },
    Items: [
      {
        Title: { value: '128 kontrollpunkter' },
        Text: { value: 'Varje bil går igenom samma kontroll innan den ställs ut.' },
        Icon: 'Shield',
      },
      {
        Title: { value: '14 dagars bytesrätt' },
        Text: { value: 'Ångrar du dig byter vi till en annan bil.' },
        Icon: 'Calendar',
        Link: { value: { href: '/bytesratt', text: 'Villkoren', linktype: 'internal' } },
      },
      {
        Title: { value: 'Hemleverans' },
        Text: { value: 'Vi kör bilen till dig, i hela landet.' },
        Icon: 'Truck',
        Link: { value: { href: '/kontakt', text: 'Vad det kostar', linktype: 'internal' } },
      },
      {
        Title: { value: 'Fast pris' },
        Text: { value: 'Priset du ser är priset du betalar.' },
        Icon: 'Tag',
      },
    ],
    BackgroundColor: 'Surface',
  },
} satisfies BlockExamples<'ListItemCards'>;
