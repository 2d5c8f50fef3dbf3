/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { checkFieldValue } from '../../../../../../cms/items/checkFieldValue';
import { contracts } from '../../../../../../cms/editor/forms/checkValues';
import { FieldForm } from '../../../../../../cms/editor/forms/FieldForm';
import { fieldHelp } from '../../../../../../cms/editor/forms/contractTexts';
import { groupFields } from '../../../../../../cms/editor/forms/groupFields';
import { PreviewCards } from '../../../../../../cms/editor/pages/settings/PreviewCards';
import { pageSettingsTexts as texts } from '../../../../../../cms/editor/pages/settings/pageSettingsTexts';
import { toPagePreview } from '../../../../../../cms/editor/pages/settings/pagePreview';

const context = {
  titleTemplate: '%s | Harbour',
  siteName: 'Harbour',
  address: 'https://harbour.example/en/om%20oss',
  itemName: 'About',
  picture: '/site.webp',
};

test('[EDIT-38] the previews show what the site sends to search engines and social networks', () => {
  expect(toPagePreview({}, context)).toMatchObject({
    host: 'harbour.example',
    path: ['en', 'om oss'],
    searchTitle: 'About | Harbour',
    searchDescription: undefined,
    isHidden: false,
    socialTitle: 'About',
    picture: '/site.webp',
  });
  const values = {
    metaTitle: 'Cars $& more',
    navTitle: 'Cars',
    metaDescription: 'All cars.',
    ogImage: { src: '/own.webp' },
    canonicalURL: 'https://other.example/cars',
    noIndex: true,
  };
  expect(toPagePreview(values, context)).toMatchObject({
    host: 'other.example',
    path: ['cars'],
    searchTitle: 'Cars $& more | Harbour',
    isHidden: true,
    socialTitle: 'Cars $& more',
    socialDescription: 'All cars.',
    picture: '/own.webp',
  });
  const story = { image: { src: '/story.webp' } };
  expect(toPagePreview(story, context).picture).toBe('/story.webp');
  expect(toPagePreview({ ...story, ogImage: { src: '/own.webp' } }, context).picture).toBe(
    '/own.webp',
  );
  const longPreview = toPagePreview({ metaDescription: 'word '.repeat(60) }, context);
  expect(longPreview.searchDescription).toMatch(/word …$/);
  expect(longPreview.searchDescription?.length).toBeLessThanOrEqual(157);
});

test('[EDIT-38] every field of every page has a hint and belongs to a group', () => {
  for (const [page, { fields }] of Object.entries(contracts.pages)) {
    const sharedFields = Object.keys(contracts.pages.ContentPage?.fields ?? {});
    for (const name of sharedFields) {
      expect([page, name, fieldHelp(name, fields[name])]).not.toContain(undefined);
    }
    expect(groupFields(fields).map(({ heading }) => heading)).toEqual([
      'Content',
      'Navigation',
      'Search engines and sharing',
      'Appearance',
      'Measurement',
    ]);
  }
});

test('[EDIT-38] the titles follow the heading while it is typed, as they will when it is saved', () => {
  const saved = { title: 'Winter', metaTitle: 'Winter', navTitle: 'Tyres' };
  const draft = { ...context, itemName: 'Winter', heading: 'Winter', saved };
  const typed = { ...saved, title: 'Summer' };
  expect(toPagePreview(typed, draft)).toMatchObject({
    searchTitle: 'Summer | Harbour',
    socialTitle: 'Summer',
    titles: { heading: 'Summer', search: 'Summer', menu: 'Tyres' },
  });
  // A title that is typed as well, or another one, stays.
  expect(toPagePreview({ ...typed, metaTitle: 'Own' }, draft).titles.search).toBe('Own');
  expect(
    toPagePreview({ title: 'Summer' }, { ...draft, saved: { title: 'Winter' } }).titles,
  ).toEqual({
    heading: 'Summer',
    search: 'Summer',
    menu: 'Summer',
  });
  // The heading of a block is no field of the page.
  expect(toPagePreview(typed, { ...draft, heading: 'Block' }).titles.heading).toBe('Block');
  expect(toPagePreview({ ...saved, title: '' }, draft).titles.heading).toBe('Winter');
});

test('[EDIT-39] rejects an unknown brand, and shows an unknown brand of existing content', () => {
  const brand = contracts.pages.ContentPage?.fields.BrandDesign;
  if (!brand) throw new Error('The contract of pages has no field BrandDesign');
  expect(checkFieldValue(brand, 'Lada')).toMatchObject({ ok: false });
  expect(checkFieldValue(brand, 'bmw')).toEqual({ ok: true, value: 'bmw' });
  expect(checkFieldValue(brand, null)).toEqual({ ok: true, value: undefined });

  render(
    <FieldForm
      fields={{ BrandDesign: brand }}
      values={{ BrandDesign: 'Lada' }}
      submitLabel="Save"
      onSubmit={async () => undefined}
      onCancel={() => undefined}
    />,
  );
  const select = screen.getByLabelText('Brand design');
  expect(select).toHaveDisplayValue('Lada (not known)');
  fireEvent.change(select, { target: { value: 'mini' } });
  expect(select).toHaveDisplayValue('MINI');
  expect(screen.queryByText('Lada (not known)')).toBeNull();
});

test('[EDIT-38] the titles of a page are listed by place, with a note when they differ from its heading', () => {
  const renderPreview = (values: Record<string, unknown>, heading?: string) =>
    render(<PreviewCards preview={toPagePreview(values, { ...context, heading })} />);
  const { unmount } = renderPreview({ metaTitle: 'Vinterdäck' }, 'Winter tyres');
  expect(screen.getByText('Winter tyres')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(texts.titlesDiffer);
  unmount();
  const sameTitles = renderPreview({ navTitle: 'About' }, 'About');
  expect(screen.getByRole('status')).toHaveTextContent(texts.titlesSame);
  sameTitles.unmount();
  renderPreview({});
  expect(screen.queryByText(texts.titles)).toBeNull();
});
