import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Fonts stay separate files, as on pages; Storybook's own code exceeds the size limit of pages.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
