/**
 * What new pages start from: a page type, its fields, and blocks. In texts `{title}` is the page's title
 * and any other name in braces a text of starterTexts.ts in the page's language; `{picture}` is a picture
 * of the site, `{now}` the time.
 */
export interface PageTemplate {
  /** Name of a page type in schema/. */
  pageType: string;
  /** In English, as the editor speaks. */
  label: string;
  description: string;
  fields: Readonly<Record<string, string>>;
  blocks: readonly StarterBlock[];
}

/** A block of a contract in schema/blocks, with fields as content files write them. */
export interface StarterBlock {
  component: string;
  fields?: Readonly<Record<string, unknown>>;
  placeholders?: Readonly<Record<string, readonly StarterBlock[]>>;
}

const titles = { metaTitle: '{title}', navTitle: '{title}' };

export const pageTemplates: Readonly<Record<string, PageTemplate>> = {
  plain: {
    pageType: 'ContentPage',
    label: 'Plain page',
    description: 'An opening, a text and room for any block.',
    fields: titles,
    blocks: [
      {
        component: 'HeroBanner',
        fields: { Title: '{title}', Text: '{opening}', Image: '{picture}' },
      },
      { component: 'Breadcrumb' },
      { component: 'Blurb', fields: { Title: '{section}', RichText: '<p>{paragraph}</p>' } },
    ],
  },
  story: {
    pageType: 'StoryPage',
    label: 'Story',
    description: 'News or advice, with author and date. It appears in the lists of stories.',
    fields: {
      ...titles,
      title: '{title}',
      premble: '{preamble}',
      date: '{now}',
      image: '{picture}',
    },
    blocks: [
      { component: 'Breadcrumb' },
      {
        component: 'StoryHeader',
        placeholders: { 'story-info': [{ component: 'StoryPublishInfo' }] },
      },
      {
        component: 'StoryText',
        fields: { RichText: '<p>{paragraph}</p><h2>{section}</h2><p>{more}</p>' },
      },
      { component: 'StoryNavigation' },
    ],
  },
  campaign: {
    pageType: 'ContentPage',
    label: 'Campaign',
    description: 'An offer with its terms, questions and one thing to do.',
    fields: titles,
    blocks: [
      {
        component: 'HeroBanner',
        fields: {
          SubTitle: '{offer}',
          Title: '{title}',
          Text: '{opening}',
          Image: '{picture}',
        },
      },
      { component: 'Breadcrumb' },
      { component: 'Blurb', fields: { Title: '{offerTitle}', RichText: '<p>{offerText}</p>' } },
      {
        component: 'FaqList',
        fields: {
          Title: '{questions}',
          Items: [
            { Question: '{questionHowLong}', Answer: '<p>{answer}</p>' },
            { Question: '{questionWho}', Answer: '<p>{answer}</p>' },
          ],
        },
      },
      {
        component: 'CallToActionBanner',
        fields: { Title: '{actTitle}', Text: '{actText}', Link: { href: '/', text: '{actLink}' } },
      },
    ],
  },
  dealer: {
    pageType: 'ContentPage',
    label: 'Dealer',
    description: 'A place to visit: what is there, and the dealers of the site.',
    fields: titles,
    blocks: [
      {
        component: 'HeroBanner',
        fields: { Title: '{title}', Text: '{visitOpening}', Image: '{picture}' },
      },
      { component: 'Breadcrumb' },
      { component: 'Blurb', fields: { Title: '{visitTitle}', RichText: '<p>{visitText}</p>' } },
      { component: 'DealerSelection', fields: { Title: '{dealers}' } },
      {
        component: 'CallToActionBanner',
        fields: {
          Title: '{visitAct}',
          Text: '{visitActText}',
          Link: { href: '/', text: '{actLink}' },
        },
      },
    ],
  },
};
