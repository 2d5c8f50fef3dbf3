/** Replaces control characters and invisible formatting characters with spaces. */
export const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
