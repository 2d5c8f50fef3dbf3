import { groupSaves } from '../../../../../cms/authoring/pageHistory/readPageStages';
import type { SequencedVersion } from '../../../../../cms/items/versionTable';

const startMs = Date.parse('2026-11-24T10:00:00Z');

const createSave = (
  sequence: number,
  minutes: number,
  authorName: string,
  publishedMinutes?: number,
): SequencedVersion => ({
  sequence,
  itemId: `item ${sequence}`,
  language: 'sv',
  version: 1,
  displayName: '',
  fields: {},
  placeholders: {},
  deleted: false,
  updatedAt: new Date(startMs + minutes * 60_000),
  publishedAt:
    publishedMinutes === undefined ? null : new Date(startMs + publishedMinutes * 60_000),
  authorName,
});

const groupSequences = (...saves: SequencedVersion[]) =>
  groupSaves(saves).map((group) => group.map(({ sequence }) => sequence));

test('[EDIT-17] groups saves of one author within an hour; saves of other authors and later saves start a new stage', () => {
  expect(
    groupSequences(
      createSave(6, 130, 'Vera'),
      createSave(5, 125, 'Vera'),
      createSave(4, 60, 'Vera'),
      createSave(3, 20, 'Pia'),
      createSave(2, 10, 'Vera'),
      createSave(1, 0, 'Vera'),
    ),
  ).toEqual([[6, 5], [4], [3], [2, 1]]);
});

test('[EDIT-17] a publication ends a stage, so that the state of the stage is what visitors saw', () => {
  expect(
    groupSequences(
      createSave(5, 5, 'Vera'),
      createSave(4, 4, 'Vera', 4.5),
      createSave(3, 3, 'Vera', 4.5),
      createSave(2, 2, 'Vera', 2.5),
      createSave(1, 1, 'Vera', 2.5),
    ),
  ).toEqual([[5], [4, 3], [2, 1]]);
});
