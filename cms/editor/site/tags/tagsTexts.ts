const stories = (count: number) => (count === 1 ? '1 story' : `${count} stories`);

/** Words of the panel of tags. */
export const tagsTexts = {
  stories,
  usedBy: (count: number) => (count === 0 ? 'No story' : stories(count)),
  key: 'Key',
  uses: 'Carried by',
  actions: 'Remove',
  nothing: 'Not named',
  none: 'There are no tags yet.',
  cell: (key: string, language: string) => `${key} in ${language}`,
  required: 'Fill this in',
  add: 'Add a tag',
  addButton: 'Add',
  name: (language: string) => `Name in ${language}`,
  keyName: 'Key',
  keyHint: 'Stands in addresses and stays: small letters, digits and hyphens.',
  keyProblem: 'Small letters, digits and hyphens alone',
  keyTaken: 'Another tag has the key',
  added: (name: string) => `${name} was added.`,
  removeTitle: (name: string) => `Remove the tag ${name}?`,
  unused: 'No story carries it.',
  used: (count: number) =>
    `${stories(count)} ${count === 1 ? 'carries' : 'carry'} it and must get another tag:`,
  replaceWith: 'Tag that they get',
  choose: 'Choose a tag',
  noOther: 'There is no other tag to give them. Add one first.',
  remove: 'Remove',
  replace: 'Replace and remove',
  removed: (name: string) => `${name} was removed.`,
  replaced: (count: number) =>
    `${stories(count)} got the other tag as a draft. Publish ${count === 1 ? 'it' : 'them'} too.`,
  stillShown: (name: string, count: number) =>
    `Visitors still see ${name} on ${stories(count)}. Publish ${count === 1 ? 'that story' : 'those stories'} before the tags:`,
} as const;
