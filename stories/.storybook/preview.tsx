import '../../design-system/globals';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { isThemeName, themes } from '../../design-system/themes/themes';
import { watchReloadButtons } from '../../site/page/client/reloadButtons';
import { siteNames, sites } from '../../sites/sites';
import { findBlockContract, contractArgTypes, unwrapArgs, wrapArgs } from './contractControls';
import { StoryPage } from './StoryPage';
import { variantArgTypes } from './variantControls';
import { viewports } from './viewports';

const languages = [...new Set(siteNames.flatMap((name) => sites[name].languages))];

/** Loaded with the first docs page: stories do not need it. */
const ComponentPage = lazy(() => import('./ComponentPage'));

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [contractArgTypes, variantArgTypes],
  argsEnhancers: [unwrapArgs],
  globalTypes: {
    theme: {
      description: 'Theme of the page',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(themes).map(([value, { label }]) => ({ value, title: label })),
      },
    },
    language: {
      description: "Language of the page's own texts",
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((value) => ({ value, title: value })),
      },
    },
  },
  initialGlobals: { theme: 'default', language: 'en' },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      extractComponentDescription: (_component: unknown, { parameters }: { parameters: object }) =>
        findBlockContract(parameters)?.description,
    },
    options: {
      storySort: {
        order: [
          'Guidelines',
          [
            'Principles',
            'Colour',
            'Design tokens',
            'Typography',
            'Spacing',
            'Motion',
            'Writing',
            'Compose a block',
          ],
          'Design system',
          'Pages',
          'Blocks',
        ],
      },
    },
    chromatic: {
      modes: {
        ...Object.fromEntries(
          Object.keys(themes).map((theme) => [theme, { theme, viewport: 'desktop' }]),
        ),
        phone: { theme: 'default', viewport: 'phone' },
      },
    },
  },
  decorators: [
    (Story, { id, globals, parameters, args }) => (
      <StoryPage
        key={id}
        theme={isThemeName(globals.theme) ? globals.theme : 'default'}
        language={languages.find((language) => language === globals.language) ?? 'en'}
      >
        <Story args={wrapArgs(parameters, args)} />
      </StoryPage>
    ),
  ],
};

export default preview;

watchReloadButtons();
