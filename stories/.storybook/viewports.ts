const window = (name: string, width: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: '100%' },
  type,
});

/** Windows in which everything is looked at. */
export const viewports = {
  phone: window('Phone', 390, 'mobile'),
  tablet: window('Tablet', 768, 'tablet'),
  laptop: window('Laptop', 1024, 'desktop'),
  desktop: window('Desktop', 1440, 'desktop'),
};
