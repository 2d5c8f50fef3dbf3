/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { examples } from '../../../../blocks/HeroBanner/HeroBanner.fixture';
import { HeroBanner } from '../../../../blocks/HeroBanner/HeroBanner';
import { LayoutContext } from '../../../../design-system/layouts/LayoutContext';
import { themes } from '../../../../design-system/themes/themes';
import { messagesOf } from '../../../../messages/messagesOf';
import { showBlock } from '../showBlock';

const film = { value: { src: '/-/media/films/lake-road.webm' } };

test('[HERO-03] without a source for its picture a hero is nothing, unless it shows a film', () => {
  const words = { Title: { value: 'Words' } };
  expect(showBlock('HeroBanner', words).container).toBeEmptyDOMElement();
  const blank = { ...words, Image: { value: { src: '' } } };
  expect(showBlock('HeroBanner', blank).container).toBeEmptyDOMElement();
  // The film counts only where the hero is to show one.
  expect(showBlock('HeroBanner', { ...words, Video: film }).container).toBeEmptyDOMElement();
  const { container } = showBlock('HeroBanner', { ...words, ContentType: 'Video', Video: film });
  expect(container.querySelector('video source')).toHaveAttribute('src', film.value.src);
});

test('[HERO-01] picture or film behind title, text, link button and search bar', () => {
  const { container } = showBlock('HeroBanner', examples.Default);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find the car');
  expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/kop-bil');
  expect(screen.getByRole('search')).toBeInTheDocument();
  expect(container.querySelector('video')).toBeNull();
  const moving = showBlock('HeroBanner', { ...examples.Dusk, ContentType: 'Video', Video: film });
  // The picture is there at once and stays where the film cannot be had.
  expect(moving.container.querySelector('img')).not.toBeNull();
  expect(moving.container.querySelector('video')).toHaveAttribute('loop');
});

test('[HERO-09] the search asks for make, model or equipment unless the editor asks otherwise', () => {
  const asks = (SearchBarPlaceHolderText?: { value: string }) =>
    showBlock('HeroBanner', {
      ...examples.Default,
      SearchBarPlaceHolderText,
    }).container.querySelector('input')?.placeholder;
  expect(asks()).toBe(messagesOf('en').searchPlaceholder);
  expect(messagesOf('sv').searchPlaceholder).toBe('Sök på märke, modell eller utrustning');
  expect(asks({ value: 'Which lorry?' })).toBe('Which lorry?');
});

test('[HERO-02] the full-screen variant has a link that scrolls to what follows', () => {
  const { container } = showBlock('HeroBanner', examples.FullScreen);
  const target = screen.getByRole('link', { name: 'Scroll down' }).getAttribute('href') ?? '';
  expect(container.querySelector(target)).not.toBeNull();
});

const hero = (container: HTMLElement) => container.querySelector('[data-hero]');

test.each([
  ['Split', 'split'],
  ['FullBleed', 'fullBleed'],
  ['TypeLed', 'typeLed'],
  ['Plinth', 'plinth'],
] as const)(
  '[THEME-03] an editor who chooses %s has it, whatever the theme has',
  (Layout, form) => {
    const { container } = showBlock('HeroBanner', { ...examples.Default, Layout });
    expect(hero(container)).toHaveAttribute('data-hero', form);
  },
);

test('[THEME-03] without a choice of the editor a hero is composed as its theme is', () => {
  for (const { layout } of Object.values(themes)) {
    const { container } = render(
      <LayoutContext value={layout}>
        <HeroBanner {...examples.FullBleed} Layout={undefined} />
      </LayoutContext>,
    );
    expect(hero(container)).toHaveAttribute('data-hero', layout.hero.form);
  }
});

test('[THEME-03] words on a picture stand on the dark surface, and a hero that fills the screen is such a one', () => {
  const light = { BackgroundColor: 'Default', Layout: 'FullBleed' } as const;
  const { container } = showBlock('HeroBanner', { ...examples.Default, ...light });
  expect(hero(container)).toHaveAttribute('data-opening', 'dark');
  const full = showBlock('HeroBanner', { ...examples.FullScreen, Layout: 'Plinth' });
  expect(hero(full.container)).toHaveAttribute('data-hero', 'fullBleed');
});
