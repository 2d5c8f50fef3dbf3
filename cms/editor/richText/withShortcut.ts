import { richTextTexts as texts } from './richTextTexts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key of a heading, or of a paragraph for 0. Ctrl+Alt is AltGr on Windows, which writes signs such as @. */
export const getHeadingKey = (level: number): string => `${isApple ? 'Mod' : 'Shift'}-Alt-${level}`;

/** A label with its keyboard shortcut: `Bold (Ctrl+B)`. */
export function withShortcut(label: string, shortcut: string): string {
  const { ctrl, shift, alt } = texts.keys;
  const names: Readonly<Record<string, string>> = isApple
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
    : { Mod: ctrl, Shift: shift, Alt: alt };
  const keys = shortcut.split('-').map((key) => names[key] ?? key.toUpperCase());
  return texts.withKey({ label, key: keys.join(isApple ? '' : '+') });
}
