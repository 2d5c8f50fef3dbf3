import type { StoryObj } from '@storybook/react-vite';
import { storyPages } from '../../site/dev/storyPages';
import { Shell } from '../../site/layout/Shell';
import { PageProviders } from '../../site/page/PageProviders';
import type { PageData } from '../../platform/pages/pageData.types';
import { sites } from '../../sites/sites';
import { ImageHosts } from '../../design-system/components/Image/imageContexts';

/** Data of the pages, which build/storyPages.main.ts writes before Storybook starts. */
const files = import.meta.glob<PageData>('../../.cache/story-pages/*.json', { import: 'default' });

function ContentPage({ data }: { data: PageData }) {
  return (
    <PageProviders data={data}>
      {/* Pictures are not scaled, because there is no server: they are loaded directly from the media store. */}
      <ImageHosts value={null}>
        <Shell page={data.page} dictionary={data.content.messages} />
      </ImageHosts>
    </PageProviders>
  );
}

/**
 * A story of a full page of the embedded content, in its own theme and language.
 * @param name name of one of `storyPages`
 * @throws Error for an unknown name
 */
export function contentPage(name: string): StoryObj {
  const page = storyPages.find((candidate) => candidate.name === name);
  const load = files[`../../.cache/story-pages/${name}.json`];
  if (!page || !load) throw new Error(`There is no page ${name}: start by npm run storybook.`);
  return {
    globals: { theme: page.theme, language: sites[page.site].languages[0] },
    loaders: [async () => ({ data: await load() })],
    render: (_args, { loaded }) => <ContentPage data={(loaded as { data: PageData }).data} />,
  };
}
