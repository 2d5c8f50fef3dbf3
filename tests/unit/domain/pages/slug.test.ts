import { isSlug, toSlug } from '../../../../domain/pages/slug';

test.each([
  ['Årets största höstkampanj!', 'arets-storsta-hostkampanj'],
  ['Ærlig talt: kjøp på Grønland', 'aerlig-talt-kjop-pa-gronland'],
  ['Große Straße', 'grosse-strasse'],
  ['Ľahké úžitkové vozidlá – čo ďalej?', 'lahke-uzitkove-vozidla-co-dalej'],
  ['Sähköauton lataaminen kotona', 'sahkoauton-lataaminen-kotona'],
  ["What's new, 2026", 'whats-new-2026'],
  ['  --  ', ''],
])('[EDIT-21] "%s" becomes the slug "%s"', (title, expected) => {
  expect(toSlug(title)).toBe(expected);
  expect(isSlug(expected)).toBe(expected !== '');
});

test('[EDIT-21] a long title is cut between words', () => {
  expect(toSlug('ett två tre '.repeat(20))).toMatch(/^(ett-tva-tre-)+ett(-tva(-tre)?)?$/);
  expect(toSlug('x'.repeat(200))).toHaveLength(60);
});

test.each(['A', 'a b', 'a--b', '-a', 'a-', 'å', 'a/b', '..', ''])(
  '[EDIT-21] "%s" is not a valid slug',
  (segment) => {
    expect(isSlug(segment)).toBe(false);
  },
);
