/** Removes invisible characters: control characters and those that only format others. */
export const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
