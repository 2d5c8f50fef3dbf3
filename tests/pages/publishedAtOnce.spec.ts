import { addBlock, author, createPage, openPublicPage } from './ownPage';
import { expect, test } from './test';

const createText = (words: string) => ({ RichText: `<p>${words}.</p>` });

test('a page that is published twice within a second shows the last version', async ({ page }) => {
  const testPage = await createPage(`strax-${Date.now()}`);
  const publish = async (words: string) => {
    await addBlock(testPage, 'StoryText', createText(words));
    await author(
      'mutation ($input: PublishItemInput!) { result: publishItem(input: $input) { published } }',
      { input: { itemId: testPage.itemId } },
    );
    const readPage = async () => (await openPublicPage(page, testPage.route)).text();
    await expect.poll(readPage, { intervals: [20] }).toContain(words);
  };
  await publish('Det första');
  // Within a second of the first publication: the page must not be rendered from the platform's cached
  // answer.
  await publish('Det andra');
  await publish('Det tredje');
});
