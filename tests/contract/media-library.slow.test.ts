import sharp from 'sharp';
import { createPicture, TestLibrary } from './testLibrary';
import { dataOrThrow, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let library: TestLibrary;

beforeAll(async () => {
  platform = await TestPlatform.start();
  library = new TestLibrary(platform);
});
afterAll(() => platform.close());

describe('the library', () => {
  test('[EDIT-41] files of the product are listed by folder, under readable names', async () => {
    const { mediaFolders } = dataOrThrow(
      await platform.queryAuthoring<{
        mediaFolders: { id: string; name: string; isReadOnly: boolean; count: number }[];
      }>(`{ mediaFolders(site: "harbour") { id name parentId isShared isReadOnly count } }`),
    );
    expect(mediaFolders.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['This site', 'All sites', 'Originals', 'Scenes', 'Documents']),
    );
    expect(mediaFolders.find(({ id }) => id === 'originals/scenes')?.count).toBeGreaterThan(50);
    const { assets } = await library.list(`folder: "originals/scenes", first: 3, order: NAME`);
    expect(assets[0]).toMatchObject({ name: 'Bay.webp', isOriginal: true });
    expect(assets[0]?.width).toBeGreaterThan(0);
    expect((await library.fetchFile(assets[0]?.address ?? '')).status).toBe(200);
  });

  test('[EDIT-41] the list is paged, and the page size is limited', async () => {
    const first = await library.list('order: NAME, first: 40');
    const second = await library.list(`order: NAME, first: 40, after: "${first.after}"`);
    const ids = [...first.assets, ...second.assets].map(({ id }) => id);
    expect(new Set(ids).size).toBe(80);
    await expect(library.list('first: 5000')).rejects.toThrow('too large');
  });

  test('[EDIT-41] folders can be created, renamed, filled and searched', async () => {
    const make = (input: object) =>
      library.mutate<{ folder: { id: string } }>(
        'createFolder',
        'CreateFolderInput',
        { site: 'harbour', ...input },
        '{ folder { id name parentId } }',
      );
    const campaigns =
      dataOrThrow(await make({ parentId: 'site', name: 'Campaigns' })).createFolder?.folder.id ??
      '';
    const spring =
      dataOrThrow(await make({ parentId: campaigns, name: 'Spring' })).createFolder?.folder.id ??
      '';
    for (const input of [
      { parentId: 'site', name: 'campaigns' },
      { parentId: 'site', name: '../etc' },
      { parentId: 'originals', name: 'Mine' },
      { parentId: 'nobody', name: 'Mine' },
    ]) {
      expect((await make(input)).errors).toBeDefined();
    }
    const rename = { id: spring, name: 'Vår' };
    dataOrThrow(
      await library.mutate('renameFolder', 'RenameFolderInput', rename, '{ folder { name } }'),
    );
    const { id } = await library.uploadOrThrow(await createPicture().png().toBuffer(), {
      name: 'Malmö hamn.png',
      alt: 'Båtar i hamnen',
      language: 'sv',
    });
    const move = { site: 'harbour', ids: [id], folderId: spring };
    dataOrThrow(await library.mutate('moveAssets', 'MoveAssetsInput', move, '{ moved }'));
    expect((await library.readAsset(id)).folderId).toBe(spring);
    expect((await library.list(`folder: "${campaigns}"`)).total).toBe(0);
    expect((await library.list(`folder: "${campaigns}", search: "malmo batar"`)).total).toBe(1);
    expect((await library.list(`folder: "${spring}", kind: [PICTURE], unused: true`)).total).toBe(
      1,
    );
    expect((await library.list(`folder: "${spring}", withoutAlt: "sv"`)).total).toBe(0);
    expect((await library.list(`folder: "${spring}", withoutAlt: "en"`)).total).toBe(1);
    // Those who edit all sites also change what all sites share.
    const shared = { site: 'harbour', ids: [id], folderId: 'shared' };
    dataOrThrow(await library.mutate('moveAssets', 'MoveAssetsInput', shared, '{ moved }'));
    dataOrThrow(await library.mutate('moveAssets', 'MoveAssetsInput', move, '{ moved }'));
    const { errors } = await platform.queryAuthoring(
      `mutation { deleteFolder(id: "${spring}") { successful } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });

  test('[EDIT-41] tags are added to many files at once, found by, and removed again', async () => {
    const files = await Promise.all(
      ['One.png', 'Two.png'].map(async (name) =>
        library.uploadOrThrow(await createPicture().png().toBuffer(), { name }),
      ),
    );
    const ids = [...files.map(({ id }) => id), 'scenes/rain.webp'];
    const tag = (input: object) =>
      library.mutate<{ changed: string[] }>(
        'tagAssets',
        'TagAssetsInput',
        { site: 'harbour', ids, ...input },
        '{ changed }',
      );
    const added = dataOrThrow(await tag({ add: [' Höst  2027 ', 'Däck'] }));
    expect(added.tagAssets?.changed).toEqual(ids);
    // Case and accents make no other tag.
    const again = dataOrThrow(await tag({ ids: ids.slice(0, 1), add: ['host 2027'] }));
    expect(again.tagAssets?.changed).toEqual([]);
    expect((await library.list('tag: "Höst 2027"')).total).toBe(3);
    expect((await library.list('search: "host one"')).total).toBe(1);
    const { mediaTags } = dataOrThrow(
      await platform.queryAuthoring<{ mediaTags: object[] }>(
        '{ mediaTags(site: "harbour") { name count } }',
      ),
    );
    expect(mediaTags).toEqual([
      { name: 'Däck', count: 3 },
      { name: 'Höst 2027', count: 3 },
    ]);
    const removed = dataOrThrow(await tag({ ids: ids.slice(1), remove: ['Däck'] }));
    expect(removed.tagAssets?.changed).toEqual(ids.slice(1));
    expect((await library.list('tag: "Däck"')).total).toBe(1);
    for (const input of [
      { add: ['<b>'] },
      { add: ['x'.repeat(41)] },
      { add: Array.from({ length: 21 }, (_, index) => `Tag ${index}`) },
      { ids: Array.from({ length: 501 }, (_, index) => `${index}`), add: ['a'] },
    ]) {
      expect((await tag(input)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    }
  });

  test('[EDIT-43] many files are deleted at once, all of them or none', async () => {
    const files = await Promise.all(
      ['Three.png', 'Four.png'].map(async (name) =>
        library.uploadOrThrow(await createPicture().png().toBuffer(), { name }),
      ),
    );
    const ids = files.map(({ id }) => id);
    const refused = await library.delete([...ids, 'scenes/bay.webp'], true);
    expect(refused.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    expect((await library.fetchFile(files[0]?.address ?? '')).status).toBe(200);
    expect(dataOrThrow(await library.delete(ids)).deleteAssets?.deleted).toBe(2);
    expect((await library.fetchFile(files[0]?.address ?? '')).status).toBe(404);
  });

  test('[EDIT-42] alternative text, focal point and crops are saved, and a second editor gets a conflict', async () => {
    const { id } = await library.uploadOrThrow(await createPicture(400, 200).webp().toBuffer(), {
      name: 'Wide.webp',
    });
    const { updateAsset } = dataOrThrow(
      await library.update({
        id,
        expectedVersion: 1,
        alt: [{ language: 'sv', text: ' En båt ' }],
        focalPoint: '0.25,0.5',
        crops: [{ ratio: '1:1', area: { x: 0, y: 0, width: 0.5, height: 1 } }],
      }),
    );
    const asset = updateAsset?.asset;
    expect(asset).toMatchObject({ alt: { sv: 'En båt' }, focalPoint: '0.25,0.5', version: 2 });
    const crop = asset?.crops[0];
    expect(crop).toMatchObject({ ratio: '1:1', pixelWidth: 200, pixelHeight: 200 });
    const kept = Buffer.from(await (await library.fetchFile(crop?.address ?? '')).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ width: 200, height: 200 });

    const free = { ratio: 'free', area: { x: 0, y: 0.5, width: 1, height: 0.5 } };
    const cropped = dataOrThrow(await library.update({ id, expectedVersion: 2, crops: [free] }));
    expect(cropped.updateAsset?.asset.crops).toContainEqual(
      expect.objectContaining({ ratio: 'free', pixelWidth: 400, pixelHeight: 100 }),
    );

    const conflicting = await library.update({ id, expectedVersion: 1, name: 'Late' });
    expect(conflicting.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    for (const change of [
      { focalPoint: '2,0' },
      { focalPoint: '0.5,0.5;color:red' },
      { crops: [{ ratio: '16:9', area: { x: 0, y: 0, width: 1, height: 1 } }] },
      { crops: [{ ratio: '1:1', area: { x: 0.8, y: 0, width: 0.5, height: 1 } }] },
      { crops: [{ ratio: '7:3', area: { x: 0, y: 0, width: 0.5, height: 1 } }] },
      { alt: [{ language: 'sv', text: 'x'.repeat(501) }] },
    ]) {
      const { errors } = await library.update({ id, expectedVersion: 3, ...change });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    }
  });

  test('[EDIT-42] a file of the product can be described, but not deleted or moved', async () => {
    const id = 'scenes/bay.webp';
    dataOrThrow(
      await library.update({ id, expectedVersion: 0, alt: [{ language: 'sv', text: 'En vik' }] }),
    );
    dataOrThrow(await library.update({ id, expectedVersion: 1, focalPoint: '0.5,0.6' }));
    expect(await library.readAsset(id)).toMatchObject({
      alt: { sv: 'En vik' },
      focalPoint: '0.5,0.6',
    });
    const remove = await library.delete([id], true);
    expect(remove.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });
});
