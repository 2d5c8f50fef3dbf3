import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Fonts as files, as the pages have them; Storybook's own code is larger than pages may be.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
