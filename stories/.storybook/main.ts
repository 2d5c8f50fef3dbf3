import type { StorybookConfig } from '@storybook/react-vite';
import { limitDocgen } from './limitDocgen';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Stories do not need the server's build plugins, such as Vike.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  stories: ['../**/*.mdx', '../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    // The files of the media store, at the same path as on pages.
    { from: '../../services/media/files', to: '/-/media' },
    // Output of `npm run tokens`.
    { from: '../../design-tokens', to: '/design-tokens' },
  ],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: limitDocgen(config.plugins ?? []) }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
