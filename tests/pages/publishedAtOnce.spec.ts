import { addBlock, author, createPage, publicPage } from './ownPage';
import { expect, test } from './test';

const text = (words: string) => ({ RichText: `<p>${words}.</p>` });

test('a page that is published twice within a second shows what was published last', async ({
  page,
}) => {
  const own = await createPage(`strax-${Date.now()}`);
  const publish = async (words: string) => {
    await addBlock(own, 'StoryText', text(words));
    await author(
      'mutation ($input: PublishItemInput!) { result: publishItem(input: $input) { published } }',
      { input: { itemId: own.itemId } },
    );
    const shown = async () => (await publicPage(page, own.route)).text();
    await expect.poll(shown, { intervals: [20] }).toContain(words);
  };
  await publish('Det första');
  // The platform's answer for the page is no second old: the page must not be made of it once more, and kept.
  await publish('Det andra');
  await publish('Det tredje');
});
