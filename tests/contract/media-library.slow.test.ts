import sharp from 'sharp';
import { ASSET, picture, TestLibrary, type Asset } from './testLibrary';
import { dataOf, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let library: TestLibrary;

beforeAll(async () => {
  platform = await TestPlatform.start();
  library = new TestLibrary(platform);
});
afterAll(() => platform.close());

describe('the library', () => {
  test('[EDIT-41] what came with the product is there, by folder, under readable names', async () => {
    const { mediaFolders } = dataOf(
      await platform.author<{
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
    expect((await library.served(assets[0]?.address ?? '')).status).toBe(200);
  });

  test('[EDIT-41] pages of the list follow one another, and are never too long', async () => {
    const first = await library.list('order: NAME, first: 40');
    const second = await library.list(`order: NAME, first: 40, after: "${first.after}"`);
    const ids = [...first.assets, ...second.assets].map(({ id }) => id);
    expect(new Set(ids).size).toBe(80);
    await expect(library.list('first: 5000')).rejects.toThrow('too large');
  });

  test('[EDIT-41] folders are made, renamed, filled and searched', async () => {
    const make = (input: object) =>
      library.mutate<{ folder: { id: string } }>(
        'createFolder',
        'CreateFolderInput',
        { site: 'harbour', ...input },
        '{ folder { id name parentId } }',
      );
    const campaigns =
      dataOf(await make({ parentId: 'site', name: 'Campaigns' })).createFolder?.folder.id ?? '';
    const spring =
      dataOf(await make({ parentId: campaigns, name: 'Spring' })).createFolder?.folder.id ?? '';
    for (const input of [
      { parentId: 'site', name: 'campaigns' },
      { parentId: 'site', name: '../etc' },
      { parentId: 'originals', name: 'Mine' },
      { parentId: 'nobody', name: 'Mine' },
    ]) {
      expect((await make(input)).errors).toBeDefined();
    }
    const rename = { id: spring, name: 'Vår' };
    dataOf(
      await library.mutate('renameFolder', 'RenameFolderInput', rename, '{ folder { name } }'),
    );
    const { id } = await library.uploaded(await picture().png().toBuffer(), {
      name: 'Malmö hamn.png',
      alt: 'Båtar i hamnen',
      language: 'sv',
    });
    const move = { site: 'harbour', ids: [id], folderId: spring };
    dataOf(await library.mutate('moveAssets', 'MoveAssetsInput', move, '{ moved }'));
    expect((await library.readAsset(id)).folderId).toBe(spring);
    expect((await library.list(`folder: "${campaigns}"`)).total).toBe(0);
    expect((await library.list(`folder: "${campaigns}", search: "malmo batar"`)).total).toBe(1);
    expect((await library.list(`folder: "${spring}", kind: [PICTURE], unused: true`)).total).toBe(
      1,
    );
    expect((await library.list(`folder: "${spring}", withoutAlt: "sv"`)).total).toBe(0);
    expect((await library.list(`folder: "${spring}", withoutAlt: "en"`)).total).toBe(1);
    const { errors } = await platform.author(
      `mutation { deleteFolder(id: "${spring}") { successful } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });

  test('[EDIT-42] words, focal point and crops are kept, and two editors are told', async () => {
    const { id } = await library.uploaded(await picture(400, 200).webp().toBuffer(), {
      name: 'Wide.webp',
    });
    const { updateAsset } = dataOf(
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
    const kept = Buffer.from(await (await library.served(crop?.address ?? '')).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ width: 200, height: 200 });

    const late = await library.update({ id, expectedVersion: 1, name: 'Late' });
    expect(late.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    for (const change of [
      { focalPoint: '2,0' },
      { focalPoint: '0.5,0.5;color:red' },
      { crops: [{ ratio: '16:9', area: { x: 0, y: 0, width: 1, height: 1 } }] },
      { crops: [{ ratio: '1:1', area: { x: 0.8, y: 0, width: 0.5, height: 1 } }] },
      { crops: [{ ratio: '7:3', area: { x: 0, y: 0, width: 0.5, height: 1 } }] },
      { alt: [{ language: 'sv', text: 'x'.repeat(501) }] },
    ]) {
      const { errors } = await library.update({ id, expectedVersion: 2, ...change });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    }
  });

  test('[EDIT-42] an original can be described, and not deleted or moved', async () => {
    const id = 'scenes/bay.webp';
    dataOf(
      await library.update({ id, expectedVersion: 0, alt: [{ language: 'sv', text: 'En vik' }] }),
    );
    dataOf(await library.update({ id, expectedVersion: 1, focalPoint: '0.5,0.6' }));
    expect(await library.readAsset(id)).toMatchObject({
      alt: { sv: 'En vik' },
      focalPoint: '0.5,0.6',
    });
    const remove = await platform.author(
      `mutation { deleteAsset(id: "${id}", evenIfUsed: true) { successful } }`,
    );
    expect(remove.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });
});

describe('what is shown', () => {
  const block = async (image: object): Promise<{ itemId: string; version: number }> => {
    const home = dataOf(
      await platform.author<{ item: { itemId: string; version: number } }>(
        `{ item(where: { path: "/sitecore/content/harbour/Home", language: "sv" }) { itemId version } }`,
      ),
    ).item;
    const input = {
      itemId: home.itemId,
      language: 'sv',
      expectedVersion: home.version,
      componentName: 'Blurb',
      placeholder: 'main',
      fields: { Title: 'Bild', ImageDesktop: image },
    };
    const { addBlock } = dataOf(
      await library.mutate<{ dataSource: string }>(
        'addBlock',
        'AddBlockInput',
        input,
        '{ dataSource }',
      ),
    );
    return { itemId: addBlock?.dataSource ?? '', version: 1 };
  };

  const imageOf = async (itemId: string) => {
    const { item } = dataOf(
      await platform.author<{
        item: { version: number; fields: { name: string; value: unknown }[] };
      }>(
        `query ($id: ID) { item(where: { itemId: $id, language: "sv" }) { version fields { name value } } }`,
        { id: itemId },
      ),
    );
    return item.fields.find(({ name }) => name === 'ImageDesktop')?.value;
  };

  test('[EDIT-43] uses are told, a replacement takes every one, and a used file stays', async () => {
    const first = await library.uploaded(await picture(400, 200).png().toBuffer(), {
      name: 'First.png',
    });
    const { updateAsset } = dataOf(
      await library.update({
        id: first.id,
        expectedVersion: 1,
        alt: [{ language: 'sv', text: 'Den första' }],
        crops: [{ ratio: '1:1', area: { x: 0.5, y: 0, width: 0.5, height: 1 } }],
      }),
    );
    const crop = updateAsset?.asset.crops[0];
    const whole = {
      src: first.address,
      alt: 'Här',
      width: 400,
      height: 200,
      focalpoint: '0.3,0.4',
    };
    const used = await block(whole);
    const cropped = await block({ src: crop?.address, alt: 'Beskuren', width: 200, height: 200 });
    expect(await imageOf(used.itemId)).toEqual(whole);
    const { assetUses } = dataOf(
      await platform.author<{ assetUses: object[] }>(
        `query ($id: ID!) { assetUses(id: $id) { itemId template field language route isPublished } }`,
        { id: first.id },
      ),
    );
    expect(assetUses).toHaveLength(2);
    expect(assetUses[0]).toMatchObject({ template: 'Blurb', route: '/', isPublished: false });
    const remove = (id: string, evenIfUsed = false) =>
      platform.author(
        `mutation ($id: ID!, $even: Boolean) { deleteAsset(id: $id, evenIfUsed: $even) { successful } }`,
        { id, even: evenIfUsed },
      );
    expect((await remove(first.id)).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      useCount: 2,
    });

    const second = await library.uploaded(await picture(300, 300).png().toBuffer(), {
      name: 'Second.png',
    });
    const { replaceAsset } = dataOf(
      await library.mutate<{ replaced: number; asset: Asset }>(
        'replaceAsset',
        'ReplaceAssetInput',
        { id: first.id, byId: second.id },
        `{ replaced asset ${ASSET} }`,
      ),
    );
    expect(replaceAsset).toMatchObject({
      replaced: 2,
      asset: { alt: { sv: 'Den första' }, useCount: 2, earlier: [{ id: first.id }] },
    });
    expect(await imageOf(used.itemId)).toEqual({
      ...whole,
      src: second.address,
      width: 300,
      height: 300,
    });
    const ofCrop = replaceAsset?.asset.crops[0]?.address;
    expect(await imageOf(cropped.itemId)).toMatchObject({ src: ofCrop, alt: 'Beskuren' });
    expect((await library.list('search: "first"')).total).toBe(0);
    expect((await library.served(first.address)).status).toBe(200);

    dataOf(await remove(second.id, true));
    expect((await library.served(second.address)).status).toBe(404);
    expect((await library.served(first.address)).status).toBe(404);
  });

  test('[EDIT-43] a focal point reaches the layout, and nothing else that calls itself one', async () => {
    const refused = await library.mutate(
      'createItem',
      'CreateItemInput',
      {},
      '{ item { itemId } }',
    );
    expect(refused.errors).toBeDefined();
    const { itemId } = await block({ src: '/-/media/scenes/bay.webp', focalpoint: '0.2,0.8' });
    const change = await library.mutate(
      'updateItem',
      'UpdateItemInput',
      {
        itemId,
        language: 'sv',
        expectedVersion: 1,
        fields: [{ name: 'ImageDesktop', value: { src: '/a.webp', focalpoint: 'url(x)' } }],
      },
      '{ item { version } }',
    );
    expect(change.errors?.[0]?.message).toMatch(/focal point/);
  });
});
