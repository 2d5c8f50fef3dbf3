/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { checkFieldValue } from '../../../../../../cms/items/checkFieldValue';
import { contracts } from '../../../../../../cms/editor/forms/checkValue';
import { FieldForm } from '../../../../../../cms/editor/forms/FieldForm';
import { groupFields } from '../../../../../../cms/editor/forms/groupFields';
import { pagePreview } from '../../../../../../cms/editor/pages/settings/pagePreview';

const surroundings = {
  titleTemplate: '%s | Harbour',
  siteName: 'Harbour',
  address: 'https://harbour.example/en/om%20oss',
  itemName: 'About',
  picture: '/site.webp',
};

test('[EDIT-38] the previews show what the site writes for search engines and sharing', () => {
  expect(pagePreview({}, surroundings)).toMatchObject({
    host: 'harbour.example',
    path: ['en', 'om oss'],
    searchTitle: 'About | Harbour',
    searchDescription: undefined,
    isHidden: false,
    socialTitle: 'About',
    picture: '/site.webp',
  });
  const written = {
    metaTitle: 'Cars $& more',
    navTitle: 'Cars',
    metaDescription: 'All cars.',
    ogImage: { src: '/own.webp' },
    canonicalURL: 'https://other.example/cars',
    noIndex: true,
  };
  expect(pagePreview(written, surroundings)).toMatchObject({
    host: 'other.example',
    path: ['cars'],
    searchTitle: 'Cars $& more | Harbour',
    isHidden: true,
    socialTitle: 'Cars $& more',
    socialDescription: 'All cars.',
    picture: '/own.webp',
  });
  const long = pagePreview({ metaDescription: 'word '.repeat(60) }, surroundings);
  expect(long.searchDescription).toMatch(/word …$/);
  expect(long.searchDescription?.length).toBeLessThanOrEqual(157);
});

test('[EDIT-38] every field of every page has a hint and stands under a heading', () => {
  for (const [page, { fields }] of Object.entries(contracts.pages)) {
    const shared = Object.keys(contracts.pages.ContentPage?.fields ?? {});
    for (const name of shared) {
      expect([page, name, fields[name]?.description, fields[name]?.group]).not.toContain(undefined);
    }
    const [first] = groupFields(fields);
    expect(first?.heading).toBe('Page');
  }
});

test('[EDIT-39] a brand that there is not is refused, and one of older content is shown as it is', () => {
  const brand = contracts.pages.ContentPage?.fields.BrandDesign;
  if (!brand) throw new Error('Pages have no BrandDesign.');
  expect(checkFieldValue(brand, 'Lada')).toMatchObject({ ok: false });
  expect(checkFieldValue(brand, 'bmw')).toEqual({ ok: true, value: 'bmw' });
  expect(checkFieldValue(brand, null)).toEqual({ ok: true, value: undefined });

  render(
    <FieldForm
      fields={{ BrandDesign: brand }}
      values={{ BrandDesign: 'Lada' }}
      submit="Save"
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
