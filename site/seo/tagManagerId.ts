/** Whether a text has the form of a tag-manager container's id; nothing else may reach its address. */
export function isTagManagerId(text: string): boolean {
  return /^GTM-[A-Z0-9]{4,12}$/.test(text);
}
