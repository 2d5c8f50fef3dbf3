/**
 * Templates of new pages (cms/editor/messages/pages has their names): page type, fields and blocks.
 * In texts, `{title}` is the page's title, `{picture}` a picture of the site, `{now}` the time, and any
 * other name in braces a text of starterTexts.ts in the page's language.
 */
export interface PageTemplate {
  /** Name of a page type in schema/. */
  pageType: string;
  fields: Readonly<Record<string, string>>;
  blocks: readonly StarterBlock[];
}

/** A block of a contract in schema/blocks, with fields as content files write them. */
export interface StarterBlock {
  component: string;
  fields?: Readonly<Record<string, unknown>>;
  placeholders?: Readonly<Record<string, readonly StarterBlock[]>>;
}

const TITLE_FIELDS = { metaTitle: '{title}', navTitle: '{title}' };

export const PAGE_TEMPLATES: Readonly<Record<string, PageTemplate>> = {
  plain: {
    pageType: 'ContentPage',
    fields: TITLE_FIELDS,
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
    fields: {
      ...TITLE_FIELDS,
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
    fields: TITLE_FIELDS,
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
    fields: TITLE_FIELDS,
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
