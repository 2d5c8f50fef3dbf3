import { lazyComponent } from './lazyComponent';

/** What the page editor shows when it is asked for. */
export const AddBlockDialog = lazyComponent(
  async () => (await import('./blocks/AddBlockDialog')).AddBlockDialog,
);
export const ConflictDialog = lazyComponent(
  async () => (await import('./items/ConflictDialog')).ConflictDialog,
);
export const FieldPopover = lazyComponent(
  async () => (await import('./canvas/FieldPopover')).FieldPopover,
);
export const MissingPage = lazyComponent(
  async () => (await import('./pages/MissingPage')).MissingPage,
);
export const SettingsDialog = lazyComponent(
  async () => (await import('./pages/settings/SettingsDialog')).SettingsDialog,
);
