import { emailSuggestion } from '../../model/emailSuggestion';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail.se', 'anna@gmail.com'],
  ['anna@gmial.con', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@hotmal.se', 'anna@hotmail.se'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['Anna.Lind+bil@ICLOUD.CMO', 'Anna.Lind+bil@icloud.com'],
  ['anna@foretaget.con', 'anna@foretaget.com'],
])('suggests a correction for %s: %s', (typed, meant) =>
  expect(emailSuggestion(typed)).toBe(meant),
);

test.each([
  ...['anna@gmail.com', 'anna@GMAIL.com', 'anna@hotmail.se', 'anna@hotmail.de', 'anna@live.dk'],
  ...['anna@mail.com', 'anna@email.com', 'anna@ymail.com', 'anna@yahoo.co.uk', 'anna@telia.com'],
  ...['anna@foretaget.se', 'anna@sub.gmail.example', 'anna@lio.se', 'anna@volvo.com'],
  ...['anna', 'anna@', '@gmial.com', 'anna@gmial', 'a b@gmial.com', ''],
])('suggests nothing for %j', (typed) => expect(emailSuggestion(typed)).toBeUndefined());
