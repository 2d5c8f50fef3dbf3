import { spawnSync } from 'node:child_process';
import { request as rawRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPicture, TestLibrary } from './testLibrary';
import { editingSecret, harbour, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let library: TestLibrary;

beforeAll(async () => {
  platform = await TestPlatform.start();
  library = new TestLibrary(platform);
});
afterAll(() => platform.close());

test('[EDIT-40] pictures of every format are stored upright and without metadata', async () => {
  const jpeg = await createPicture()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const { address, id } = await library.uploadOrThrow(jpeg, { name: 'Hamnen i Göteborg.JPG' });
  expect(address).toMatch(/^\/-\/media\/library\/[0-9a-f]{32}\/hamnen-i-goteborg\.jpg$/);
  expect(await library.readAsset(id)).toMatchObject({
    name: 'Hamnen i Göteborg.jpg',
    kind: 'PICTURE',
    width: 40,
    height: 60,
  });
  const kept = Buffer.from(await (await library.fetchFile(address)).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();

  for (const format of ['png', 'webp', 'avif', 'gif'] as const) {
    const sent = await createPicture().toFormat(format).toBuffer();
    const { id: other } = await library.uploadOrThrow(sent, { name: `a.${format}` });
    expect(await library.readAsset(other)).toMatchObject({
      kind: 'PICTURE',
      width: 60,
      height: 40,
    });
  }
});

test('[EDIT-40] scripts, external references and declarations are removed from SVG drawings', async () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      viewBox="0 0 40 20" width="40" height="20" onload="alert(1)">
      <style>.a { fill: #123456 } </style><style>@import url(https://evil.example/a.css);</style>
      <script>alert(2)</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>
      <linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
      <a href="javascript:alert(3)"><rect class="a" width="10" height="5" fill="url(#g)" onclick="alert(4)"/></a>
      <image href="https://evil.example/pixel.png" width="1" height="1"/><use xlink:href="#g"/>
      <circle r="3" style="fill: url(https://evil.example/x#y)"/>
      <animate attributeName="href" values="javascript:alert(5)"/></svg>`;
  const { address } = await library.uploadOrThrow(Buffer.from(svg), { name: 'sign.svg' });
  const text = await (await library.fetchFile(address)).text();
  expect(text).not.toMatch(/script|evil|onload|onclick|alert|foreignObject|animate|@import/i);
  expect(text).toMatch(/viewBox="0 0 40 20"/);
  expect(text).toContain('linearGradient');
  expect(text).toContain('fill: #123456');
  expect(text).toContain('url(#g)');

  const bomb =
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>';
  expect((await library.upload(bomb, { name: 'bomb.svg' })).body.errors?.[0]?.message).toMatch(
    /entities/,
  );
});

test('[EDIT-40] the recording location is removed from films, and documents are stored unchanged', async () => {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const place = box('udta', box('\u00a9xyz', Buffer.from('+57.7089+011.9746/')));
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', place), place),
    box('mdat', Buffer.alloc(500, 7)),
  ]);
  const { address, id } = await library.uploadOrThrow(film, { name: 'Drive.mp4' });
  expect(await library.readAsset(id)).toMatchObject({ kind: 'FILM', name: 'Drive.mp4' });
  const answer = await library.fetchFile(address);
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  const kept = Buffer.from(await answer.arrayBuffer());
  expect(kept).toHaveLength(film.length);
  expect(kept.includes('+57.7089')).toBe(false);
  expect((await library.upload(film.subarray(0, -10), { name: 'b.mp4' })).status).toBe(422);

  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  expect(
    await library.readAsset((await library.uploadOrThrow(pdf, { name: 'Prices.pdf' })).id),
  ).toMatchObject({
    kind: 'DOCUMENT',
  });
});

test('[EDIT-40] an invalid file is refused with a message, and no part of it is stored', async () => {
  const before = await library.listFiles();
  const broken = (await createPicture(400, 300).jpeg().toBuffer()).subarray(0, 900);
  const moving = await sharp(
    await sharp({ create: { width: 8, height: 16, channels: 3, background: 'red' } })
      .composite([
        {
          input: { create: { width: 8, height: 8, channels: 3, background: 'blue' } },
          top: 0,
          left: 0,
        },
      ])
      .raw()
      .toBuffer(),
    { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } },
  )
    .gif()
    .toBuffer();
  const huge = await sharp({
    create: { width: 9000, height: 5000, channels: 3, background: 'red' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const refused: [Uint8Array | string, number, RegExp][] = [
    ['<html><script>alert(1)</script></html>', 415, /no file of a kind/],
    ['MZ\u0090\0', 415, /no file of a kind/],
    [Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), Buffer.alloc(20)]), 415, /HEIC/],
    [broken, 422, /broken/],
    [moving, 422, /moves/],
    [huge, 422, /pixels/],
    [
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(1_000_001)}</svg>`),
      413,
      /MB/,
    ],
    ['', 422, /empty/],
  ];
  for (const [bytes, status, words] of refused) {
    const answer = await library.upload(bytes);
    expect(answer.body.errors?.[0]?.message).toMatch(words);
    expect(answer.status).toBe(status);
  }
  expect((await library.upload('x', {}, 'wrong')).status).toBe(401);
  expect((await library.upload('x', { site: 'nobody' })).status).toBe(422);
  // Names of inherited properties are not accepted as keys.
  expect((await library.upload('', { valueOf: 'x', constructor: 'x' })).status).toBe(422);
  expect((await library.upload('', { name: '' })).status).toBe(400);
  expect(await library.listFiles()).toEqual(before);
});

test('[EDIT-40] the same file uploaded twice is one asset, also when uploaded simultaneously', async () => {
  const bytes = await createPicture().png().toBuffer();
  const answers = await Promise.all(
    [1, 2, 3].map(() => library.upload(bytes, { name: 'twin.png' })),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect((await library.list('search: "twin"')).total).toBe(1);
});

test('[EDIT-44] an acknowledged file survives a restart, and a partial upload stores nothing', async () => {
  const bytes = await createPicture().png().toBuffer();
  const { id, address } = await library.uploadOrThrow(bytes, { name: 'kept.png' });
  const before = await library.listFiles();
  const { port } = new URL(platform.url);
  await new Promise<void>((done) => {
    const request = rawRequest({
      port,
      method: 'POST',
      path: `/authoring/media?name=half.png&site=${harbour.name}`,
      headers: { authorization: `Bearer ${editingSecret}`, 'content-length': 500_000 },
    });
    request.on('error', () => done());
    request.write(Buffer.alloc(100_000), () => setTimeout(() => request.destroy(), 100));
  });
  await expect(
    eventually(
      () => library.listFiles(),
      (now) => now.length === before.length,
    ),
  ).resolves.toEqual(before);
  // Simulates a process that was killed after storing a file and before recording it.
  const orphan = join(platform.dataDir, 'media', 'library', '0'.repeat(32));
  spawnSync('mkdir', ['-p', orphan, join(platform.dataDir, 'media', 'incoming')]);
  spawnSync('cp', [before[0] ?? '', join(orphan, 'orphan.png')]);
  spawnSync('cp', [before[0] ?? '', join(platform.dataDir, 'media', 'incoming', 'x.part')]);
  await platform.restart();
  // Orphans are kept for a month, since another database may refer to them.
  const swept = join(platform.dataDir, 'media', 'swept', 'library', '0'.repeat(32), 'orphan.png');
  expect([...(await library.listFiles())].sort()).toEqual([...before, swept].sort());
  spawnSync('touch', ['-d', '31 days ago', swept]);
  await platform.restart();
  expect(await library.listFiles()).toEqual(before);
  expect(await library.readAsset(id)).toMatchObject({ name: 'kept.png', address });
  expect((await library.fetchFile(address)).status).toBe(200);
});

/** Returns the value once it matches, or the last value after five seconds. */
async function eventually<Value>(
  read: () => Promise<Value>,
  matches: (value: Value) => boolean,
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    const value = await read();
    if (matches(value) || tries > 50) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
