import { createBackupCodes, findBackupCode } from '../../../../../cms/authoring/people/backupCodes';

test('[EDIT-60] backup codes have no characters that look alike', () => {
  const codes = createBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
});

test('[EDIT-60] a backup code is found without its hyphen, with spaces and in capitals', () => {
  const codes = ['abcde-23456', 'dZqBz-JgjwG', 'dzqbz-jgjwg'];
  for (const typed of ['abcde-23456', 'abcde23456', ' ABCDE 23456', 'abc de2 3456'])
    expect(findBackupCode(codes, typed)).toBe('abcde-23456');
  expect(findBackupCode(codes, 'dzqbzjgjwg')).toBe('dzqbz-jgjwg');
  expect(findBackupCode(codes, 'dZqBzJgjwG')).toBe('dZqBz-JgjwG');
  expect(findBackupCode(codes, 'abcde')).toBeUndefined();
});
