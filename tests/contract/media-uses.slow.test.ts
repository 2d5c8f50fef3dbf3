import { ASSET, createPicture, TestLibrary, type Asset } from './testLibrary';
import { dataOrThrow, TestPlatform } from './testPlatform';

let platform: TestPlatform;
let library: TestLibrary;

beforeAll(async () => {
  platform = await TestPlatform.start();
  library = new TestLibrary(platform);
});
afterAll(() => platform.close());

describe('files on pages', () => {
  const addImageBlock = async (image: object): Promise<{ itemId: string; version: number }> => {
    const home = dataOrThrow(
      await platform.queryAuthoring<{ item: { itemId: string; version: number } }>(
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
    const { addBlock } = dataOrThrow(
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
    const { item } = dataOrThrow(
      await platform.queryAuthoring<{
        item: { version: number; fields: { name: string; value: unknown }[] };
      }>(
        `query ($id: ID) { item(where: { itemId: $id, language: "sv" }) { version fields { name value } } }`,
        { id: itemId },
      ),
    );
    return item.fields.find(({ name }) => name === 'ImageDesktop')?.value;
  };

  test('[EDIT-43] uses are listed, a replacement applies to all of them, and a used file cannot be deleted', async () => {
    const first = await library.uploadOrThrow(await createPicture(400, 200).png().toBuffer(), {
      name: 'First.png',
    });
    const { updateAsset } = dataOrThrow(
      await library.update({
        id: first.id,
        expectedVersion: 1,
        alt: [
          { language: 'sv', text: 'Den första' },
          { language: 'en', text: 'The first' },
        ],
        focalPoint: '0.3,0.3',
        crops: [{ ratio: '1:1', area: { x: 0.5, y: 0, width: 0.5, height: 1 } }],
      }),
    );
    const crop = updateAsset?.asset.crops[0];
    const image = {
      src: first.address,
      alt: 'Här',
      width: 400,
      height: 200,
      focalpoint: '0.3,0.4',
    };
    const used = await addImageBlock(image);
    const asInLibrary = await addImageBlock({ ...image, alt: 'Den första', focalpoint: '0.3,0.3' });
    const cropped = await addImageBlock({
      src: crop?.address,
      alt: 'Beskuren',
      width: 200,
      height: 200,
    });
    expect(await imageOf(used.itemId)).toEqual(image);
    const { assetUses } = dataOrThrow(
      await platform.queryAuthoring<{ assetUses: object[] }>(
        `query ($ids: [ID!]!) { assetUses(site: "harbour", ids: $ids) { assetName itemId template field language route isPublished } }`,
        { ids: [first.id] },
      ),
    );
    expect(assetUses).toHaveLength(3);
    expect(assetUses[0]).toMatchObject({
      assetName: 'First.png',
      template: 'Blurb',
      route: '/',
      isPublished: false,
    });
    expect((await library.delete([first.id])).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      useCount: 3,
    });

    const second = await library.uploadOrThrow(await createPicture(300, 300).png().toBuffer(), {
      name: 'Second.png',
    });
    const { replaceAsset } = dataOrThrow(
      await library.mutate<{ replaced: number; asset: Asset }>(
        'replaceAsset',
        'ReplaceAssetInput',
        {
          id: first.id,
          byId: second.id,
          alt: [{ language: 'sv', text: 'Den andra' }],
          isDecorative: false,
          focalPoint: '0.1,0.2',
          crops: [{ ratio: '1:1', area: { x: 0, y: 0, width: 1, height: 1 } }],
        },
        `{ replaced asset ${ASSET} }`,
      ),
    );
    expect(replaceAsset).toMatchObject({
      replaced: 3,
      asset: {
        alt: { en: 'The first', sv: 'Den andra' },
        focalPoint: '0.1,0.2',
        useCount: 3,
        earlier: [{ id: first.id }],
      },
    });
    expect(await imageOf(used.itemId)).toEqual({
      ...image,
      src: second.address,
      width: 300,
      height: 300,
    });
    // What was taken over from the library changes with it; a page's own words and focal point stay.
    expect(await imageOf(asInLibrary.itemId)).toMatchObject({
      src: second.address,
      alt: 'Den andra',
      focalpoint: '0.1,0.2',
    });
    const ofCrop = replaceAsset?.asset.crops[0]?.address;
    expect(await imageOf(cropped.itemId)).toMatchObject({ src: ofCrop, alt: 'Beskuren' });
    expect((await library.list('search: "first.png"')).total).toBe(0);
    expect((await library.fetchFile(first.address)).status).toBe(200);

    dataOrThrow(await library.delete([second.id], true));
    expect((await library.fetchFile(second.address)).status).toBe(404);
    expect((await library.fetchFile(first.address)).status).toBe(404);
  });

  test('[EDIT-43] a crop that the new file lacks is replaced by the whole picture', async () => {
    const first = await library.uploadOrThrow(await createPicture(400, 200).png().toBuffer());
    const crops = [{ ratio: '1:1', area: { x: 0, y: 0, width: 0.5, height: 1 } }];
    const { updateAsset } = dataOrThrow(
      await library.update({ id: first.id, expectedVersion: 1, crops }),
    );
    const src = updateAsset?.asset.crops[0]?.address;
    const { itemId } = await addImageBlock({ src, width: 200, height: 200 });
    const second = await library.uploadOrThrow(await createPicture(300, 100).png().toBuffer());
    const words = { alt: [], isDecorative: true, focalPoint: '', crops: [{ ratio: '1:1' }] };
    dataOrThrow(
      await library.mutate(
        'replaceAsset',
        'ReplaceAssetInput',
        { id: first.id, byId: second.id, ...words },
        '{ replaced }',
      ),
    );
    expect(await imageOf(itemId)).toMatchObject({ src: second.address, width: 300, height: 100 });
  });

  test('[EDIT-43] the focal point of a file reaches the layout, and a value that an item supplies does not', async () => {
    const refused = await library.mutate(
      'createItem',
      'CreateItemInput',
      {},
      '{ item { itemId } }',
    );
    expect(refused.errors).toBeDefined();
    const { itemId } = await addImageBlock({
      src: '/-/media/scenes/bay.webp',
      focalpoint: '0.2,0.8',
    });
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
