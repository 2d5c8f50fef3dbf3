import type { StorybookConfig } from '@storybook/react-vite';
import { describedOnly } from './describedOnly';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Stories need none of the server's build, Vike least of all.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  stories: ['../**/*.mdx', '../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    // The files of the media store, where pages have it.
    { from: '../../services/media/files', to: '/-/media' },
    // What `npm run tokens` writes.
    { from: '../../design-tokens', to: '/design-tokens' },
  ],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: describedOnly(config.plugins ?? []) }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
