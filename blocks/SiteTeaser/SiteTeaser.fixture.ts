import type { BlockExamples } from '../blockExamples';

const town = (site_city: string, at: number) => ({
  site_id: `site-${at}`,
  slug: site_city.toLowerCase(),
  site_official_name: `Automotive ${site_city}`,
  site_street: `Example Street ${at}`,
  site_zip: `${at}00 10`,
  site_city,
  site_phone: `010-000 00 0${at}`,
  site_image_url: at % 2 ? '/-/media/scenes/showroom.webp' : '/-/media/scenes/hall.webp',
});

/** Examples of the block, shared by its stories and tests. */
export const examples = {
  Default: {
    Title: { value: 'Near you' },
    ButtonLink: { value: { href: '/find-us', text: 'All dealerships' } },
    data: { dealers: ['Malmö', 'Göteborg', 'Örnsköldsvik', 'Stockholm'].map(town) },
  },
} satisfies BlockExamples<'SiteTeaser'>;
