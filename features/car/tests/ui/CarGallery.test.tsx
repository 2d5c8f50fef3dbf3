/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CarGallery } from '../../ui/gallery/CarGallery';
import { CarMediaViewer } from '../../ui/mediaViewer/CarMediaViewer';
import { PageInfoContext } from '../../../../rendering/pageInfo';
import { examplePage } from '../../../../site/dev/examplePage';
import { createPageInfo } from '../../../../site/page/createPageInfo';
import { PageProviders } from '../../../../site/page/PageProviders';
import { siteByName } from '../../../../sites/sites';

const pictures = ['front', 'rear', 'side3d'].map((view) => ({
  original: `/-/media/cars/suv-blue-${view}.jpg`,
  blur_data_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
}));

function show(content: ReactNode, siteName = 'automotive-uk') {
  const page = examplePage({ title: 'Car', theme: 'default', language: 'en' });
  const data = { ...page, site: siteByName(siteName) ?? page.site };
  return render(
    <PageProviders data={data}>
      <PageInfoContext value={createPageInfo(data)}>{content}</PageInfoContext>
    </PageProviders>,
  ).container;
}

test('[CAR-09] every picture has an alternative text, a link to its original and a thumbnail', () => {
  show(<CarGallery car="Kia EV6" pictures={pictures} />);
  const region = screen.getByRole('region', { name: 'Pictures of Kia EV6' });
  const [strip, thumbnails] = within(region).getAllByRole('list');
  const links = within(strip!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    pictures.map(({ original }) => original),
  );
  expect(links.map((link) => within(link).getByRole('img').getAttribute('alt'))).toEqual([
    ...['Kia EV6, picture 1 of 3', 'Kia EV6, picture 2 of 3', 'Kia EV6, picture 3 of 3'],
  ]);
  const small = within(thumbnails!).getAllByRole('link');
  const ids = [...strip!.children].map(({ id }) => `#${id}`);
  expect(small.map((link) => link.getAttribute('href'))).toEqual(ids);
});

test('[CAR-10] the first picture loads eagerly with high priority, the others lazily', () => {
  const container = show(<CarGallery car="Kia EV6" pictures={pictures} sizes="50vw" />);
  const images = [...container.querySelectorAll('[data-gallery-strip] img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  expect(images[0]).toHaveAttribute('fetchpriority', 'high');
  expect(images[0]).toHaveAttribute('sizes', '50vw');
  expect(images[0]?.getAttribute('style')).toContain(pictures[0]?.blur_data_url);
});

test('two pictures have a counter, and buttons to the previous and the next one', () => {
  const container = show(<CarGallery car="Kia EV6" pictures={pictures.slice(0, 2)} />);
  expect(container.querySelector('[data-gallery-number]')?.parentElement).toHaveTextContent(
    '1 / 2',
  );
  const steps = container.querySelectorAll('[data-gallery-view] [data-gallery-step]');
  expect([...steps].map((step) => step.getAttribute('data-gallery-step'))).toEqual(['back', 'on']);
});

test('a single picture has no counter and no buttons to others, but a full screen button', () => {
  const container = show(<CarGallery car="Kia EV6" pictures={pictures.slice(0, 1)} />);
  expect(container.querySelector('[data-gallery-step], [data-gallery-number]')).toBeNull();
  expect(container.querySelector('[data-gallery-thumbnail]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show full screen' })).toBeInTheDocument();
});

test('a car without pictures shows a text instead', () => {
  const container = show(<CarGallery car="Kia EV6" pictures={[]} />);
  expect(container).toHaveTextContent('Pictures of this car are on their way');
  expect(container.querySelector('dialog')).toBeNull();
});

const viewer = (over: { service?: string; registration?: string } = {}) => (
  <CarMediaViewer
    car="Kia EV6"
    pictures={pictures}
    service="autosonshow"
    registration="AB24 CDE"
    {...over}
  />
);

test('[CAR-28] [MEDIA-03] the address of a car’s media contains its registration, and the tabs are hidden until they load', () => {
  const container = show(viewer());
  expect(container.querySelector('[data-client=CarMediaViewer]')).toHaveAttribute(
    'data-address',
    '/api/autosonshow/AB24CDE',
  );
  expect(container.querySelector('[role=tablist]')).toHaveAttribute('hidden');
  const panels = [...container.querySelectorAll('[role=tabpanel]')];
  expect(panels).toHaveLength(3);
  for (const panel of panels) {
    expect(panel).toHaveAttribute('hidden');
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    expect(tab).toHaveAttribute('aria-controls', panel.id);
  }
});

test('[MEDIA-02] without films for the site, the service or the car, only the gallery is shown', () => {
  const cases = [
    show(viewer(), 'automotive-se'),
    show(viewer({ service: 'another' })),
    show(viewer({ registration: undefined })),
    show(viewer({ service: undefined })),
  ];
  for (const container of cases) {
    expect(container.querySelector('[data-client=CarGallery]')).not.toBeNull();
    expect(container.querySelector('[data-client=CarMediaViewer]')).toBeNull();
    expect(container.querySelector('[role=tablist]')).toBeNull();
  }
});
