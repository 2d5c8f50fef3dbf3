/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {
  insertMention,
  findPartialMention,
  findMentionedIds,
  suggestColleagues,
} from '../../../../../cms/editor/comments/mentions';
import { initialsOf } from '../../../../../cms/editor/people/AccountMenu';
import { hasRole } from '../../../../../cms/editor/people/me';
import { toCsv } from '../../../../../cms/editor/people/accounts/toCsv';

const colleagues = [
  { id: '1', name: 'Anna Berg' },
  { id: '2', name: 'Bertil Andersson' },
];

test('[EDIT-65] an exported file contains no formulas that a spreadsheet would run', () => {
  expect(toCsv([['a', '=1+1', '+x', '-y', '@z', '\t=1', ' =1', 'say "hi"', 'två\nrader']])).toBe(
    `\ufeff"a","'=1+1","'+x","'-y","'@z","'\t=1","' =1","say ""hi""","två\nrader"\r\n`,
  );
});

test('[EDIT-66] suggests names after an @ at the start of a word', () => {
  const offered = (text: string) => {
    const mentioning = findPartialMention(text, text.length);
    return mentioning
      ? suggestColleagues(colleagues, mentioning).map(({ name }) => name)
      : undefined;
  };
  expect(offered('Hej @')).toEqual(['Anna Berg', 'Bertil Andersson']);
  expect(offered('Hej @an')).toEqual(['Anna Berg', 'Bertil Andersson']);
  expect(offered('Hej @anna b')).toEqual(['Anna Berg']);
  expect(offered('Hej @Anna Berg och')).toEqual([]);
  expect(offered('a@b')).toBeUndefined();
  expect(offered('@a\nb')).toBeUndefined();
});

test('[EDIT-66] a chosen name replaces the typed text', () => {
  const text = 'Hej @an, titta';
  const mentioning = findPartialMention(text, 7);
  expect(mentioning && insertMention(text, mentioning, 'Anna Berg')).toEqual({
    text: 'Hej @Anna Berg , titta',
    caret: 15,
  });
  expect(findMentionedIds('@Anna Berg och @Bertil', colleagues)).toEqual(['1']);
  const withAnna = [...colleagues, { id: '9', name: 'Anna' }];
  expect(findMentionedIds('@Anna Berg och @Anna.', withAnna)).toEqual(['1', '9']);
  expect(findMentionedIds('@Anna Berg', withAnna)).toEqual(['1']);
});

test('[EDIT-69] a role includes lower roles, and a name has initials', () => {
  expect(hasRole({ role: 'publisher' }, 'writer')).toBe(true);
  expect(hasRole({ role: 'publisher' }, 'administrator')).toBe(false);
  expect(['Anna Maria Berg', 'Åsa', 'Editing secret'].map(initialsOf)).toEqual(['AB', 'Å', 'ES']);
});
