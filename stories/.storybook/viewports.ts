const viewport = (name: string, width: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: '100%' },
  type,
});

/** Viewport sizes of the toolbar. */
export const viewports = {
  phone: viewport('Phone', 390, 'mobile'),
  tablet: viewport('Tablet', 768, 'tablet'),
  laptop: viewport('Laptop', 1024, 'desktop'),
  desktop: viewport('Desktop', 1440, 'desktop'),
};
