import type { StoryObj } from '@storybook/react-vite';
import { storyPages } from '../../site/dev/storyPages';
import { Shell } from '../../site/layout/Shell';
import { PageProviders } from '../../site/page/PageProviders';
import type { PageData } from '../../platform/pages/pageData.types';
import { sites } from '../../sites/sites';
import { ImageHosts } from '../../design-system/components/Image/imageContexts';

/** Written by build/storyPages.main.ts before Storybook starts. */
const files = import.meta.glob<PageData>('../../.cache/story-pages/*.json', { import: 'default' });

function ContentPage({ data }: { data: PageData }) {
  return (
    <PageProviders data={data}>
      {/* Nothing scales pictures here: they come as the media store has them. */}
      <ImageHosts value={null}>
        <Shell page={data.page} dictionary={data.content.messages} />
      </ImageHosts>
    </PageProviders>
  );
}

/**
 * A story of a whole page of the embedded content, in its own theme and language.
 * @param name of one of `storyPages`
 * @throws Error when there is none of that name
 */
export function contentPage(name: string): StoryObj {
  const page = storyPages.find((one) => one.name === name);
  const load = files[`../../.cache/story-pages/${name}.json`];
  if (!page || !load) throw new Error(`There is no page ${name}: start by npm run storybook.`);
  return {
    globals: { theme: page.theme, language: sites[page.site].languages[0] },
    loaders: [async () => ({ data: await load() })],
    render: (_args, { loaded }) => <ContentPage data={(loaded as { data: PageData }).data} />,
  };
}
