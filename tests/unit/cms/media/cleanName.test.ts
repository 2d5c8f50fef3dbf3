import { cleanName, toSlug } from '../../../../cms/media/cleanName';

test.each([
  ['Hamnen i Göteborg.JPG', 'jpg', 'Hamnen i Göteborg.jpg'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['C:\\Users\\me\\bild.heic', 'png', 'bild.png'],
  ['a\u0000b\u202Ec.svg', 'svg', 'a b c.svg'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['<script>.png', 'png', 'script.png'],
  ['', 'webp', 'File.webp'],
  [`${'å'.repeat(300)}.png`, 'png', `${'å'.repeat(100)}.png`],
])('[EDIT-40] the name “%s” is reduced to a safe file name', (sent, extension, name) => {
  expect(cleanName(sent, extension)).toBe(name);
});

test.each([
  ['Hamnen i Göteborg.jpg', 'hamnen-i-goteborg'],
  ['Blå ærlig øl ß.png', 'bla-aerlig-ol-ss'],
  ['日本.png', 'file'],
  ['--..--.pdf', 'file'],
  [`${'a'.repeat(59)} b.png`, 'a'.repeat(59)],
])('[EDIT-40] the address of “%s” has only ASCII letters, digits and hyphens', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
