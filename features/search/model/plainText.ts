/** A text without signs that nobody sees: controls, and those that only direct how others are written. */
export const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
