import { contrast } from '../../../design-system/colour';
import { type Ink, ink, inkTones } from '../../../design-system/ink';
import { brandColors } from '../../../design-system/themes/brandColors';
import { type ThemeName, themes } from '../../../design-system/themes/themes';
import { tones } from '../../../design-system/tones';

test.each(Object.keys(themes) as ThemeName[])(
  '[BLURB-02] black and white text has enough contrast wherever theme %s allows it',
  (theme) => {
    const colors = brandColors(themes[theme]);
    for (const name of Object.keys(ink) as Ink[]) {
      for (const tone of inkTones[name]) {
        expect(contrast(ink[name], colors[tones[tone].bg])).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);
