/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { examples } from '../../../../blocks/HeroBanner/HeroBanner.fixture';
import { HeroBanner } from '../../../../blocks/HeroBanner/HeroBanner';
import { LayoutContext } from '../../../../design-system/layouts/LayoutContext';
import { themes } from '../../../../design-system/themes/themes';
import { messagesOf } from '../../../../messages/messagesOf';
import { showBlock } from '../showBlock';

const film = { value: { src: '/-/media/films/lake-road.webm' } };

test('[HERO-03] a hero without a picture source renders nothing unless it shows a film', () => {
  const titleOnly = { Title: { value: 'Words' } };
  expect(showBlock('HeroBanner', titleOnly).container).toBeEmptyDOMElement();
  const blank = { ...titleOnly, Image: { value: { src: '' } } };
  expect(showBlock('HeroBanner', blank).container).toBeEmptyDOMElement();
  // The film is used only if the hero's content type is a film.
  expect(showBlock('HeroBanner', { ...titleOnly, Video: film }).container).toBeEmptyDOMElement();
  const { container } = showBlock('HeroBanner', {
    ...titleOnly,
    ContentType: 'Video',
    Video: film,
  });
  expect(container.querySelector('video source')).toHaveAttribute('src', film.value.src);
});

test('[HERO-01] shows a picture or film behind title, text, link button and search bar', () => {
  const { container } = showBlock('HeroBanner', examples.Default);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find the car');
  expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/kop-bil');
  expect(screen.getByRole('search')).toBeInTheDocument();
  expect(container.querySelector('video')).toBeNull();
  const withFilm = showBlock('HeroBanner', { ...examples.Dusk, ContentType: 'Video', Video: film });
  // The picture is rendered at once, and stays if the film cannot be loaded.
  expect(withFilm.container.querySelector('img')).not.toBeNull();
  expect(withFilm.container.querySelector('video')).toHaveAttribute('loop');
});

test('[HERO-09] the placeholder of the search names make, model and equipment unless the editor sets another', () => {
  const readPlaceholder = (SearchBarPlaceHolderText?: { value: string }) =>
    showBlock('HeroBanner', {
      ...examples.Default,
      SearchBarPlaceHolderText,
    }).container.querySelector('input')?.placeholder;
  expect(readPlaceholder()).toBe(messagesOf('en').searchPlaceholder);
  expect(messagesOf('sv').searchPlaceholder).toBe('Sök på märke, modell eller utrustning');
  expect(readPlaceholder({ value: 'Which lorry?' })).toBe('Which lorry?');
});

test('[HERO-02] the full-screen variant has a link that scrolls to the content below', () => {
  const { container } = showBlock('HeroBanner', examples.FullScreen);
  const target = screen.getByRole('link', { name: 'Scroll down' }).getAttribute('href') ?? '';
  expect(container.querySelector(target)).not.toBeNull();
});

const findHero = (container: HTMLElement) => container.querySelector('[data-hero]');

test.each([
  ['Split', 'split'],
  ['FullBleed', 'fullBleed'],
  ['TypeLed', 'typeLed'],
  ['Plinth', 'plinth'],
] as const)(
  '[THEME-03] the layout %s that an editor chooses overrides the theme',
  (Layout, form) => {
    const { container } = showBlock('HeroBanner', { ...examples.Default, Layout });
    expect(findHero(container)).toHaveAttribute('data-hero', form);
  },
);

test.each([
  ['TypeLed', true],
  ['Split', false],
] as const)(
  '[THEME-03] in the layout %s the search comes before the links: %s',
  (Layout, isFirst) => {
    showBlock('HeroBanner', { ...examples.Default, Layout });
    const link = screen.getByRole('link', { name: 'See all cars' });
    const order = screen.getByRole('search').compareDocumentPosition(link);
    expect((order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).toBe(isFirst);
  },
);

test('[THEME-03] without a chosen layout a hero uses the layout of its theme', () => {
  for (const { layout } of Object.values(themes)) {
    const { container } = render(
      <LayoutContext value={layout}>
        <HeroBanner {...examples.FullBleed} Layout={undefined} />
      </LayoutContext>,
    );
    expect(findHero(container)).toHaveAttribute('data-hero', layout.hero.form);
  }
});

test('[THEME-03] text on a picture and full-screen heroes use the dark surface', () => {
  const light = { BackgroundColor: 'Default', Layout: 'FullBleed' } as const;
  const { container } = showBlock('HeroBanner', { ...examples.Default, ...light });
  expect(findHero(container)).toHaveAttribute('data-opening', 'dark');
  const fullScreen = showBlock('HeroBanner', { ...examples.FullScreen, Layout: 'Plinth' });
  expect(findHero(fullScreen.container)).toHaveAttribute('data-hero', 'fullBleed');
});
