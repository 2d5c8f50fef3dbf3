import {
  ArgTypes,
  Controls,
  DocsPage,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Do, Dont, DosAndDonts } from '../guidelines/DosAndDonts';
import { Facts } from '../guidelines/FactTable';
import { Guideline } from '../guidelines/Guideline';
import type { AnyGuide } from './guide';

/** Documentation of a component: its guide between its first story and the others. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { story } = useOf('story', ['story']);
  const { guide } = preparedMeta.parameters as { guide?: AnyGuide };
  if (!guide) return <DocsPage />;
  return (
    <>
      <Title />
      <Subtitle>{guide.purpose}</Subtitle>
      <Primary />
      {/* Without arguments of the story, controls would have no effect. */}
      {story.originalStoryFn.length > 0 ? <Controls /> : <ArgTypes />}
      <Guideline>
        <GuideSections guide={guide} />
      </Guideline>
      <Stories includePrimary={false} />
    </>
  );
}

function GuideSections({ guide }: { guide: AnyGuide }) {
  const { use, avoid, variants = {}, accessibility } = guide;
  const DoExample = guide.do.render;
  const DontExample = guide.dont.render;
  return (
    <>
      <Grid columns={{ '@initial': 1, '@md': 2 }} align="start">
        <Points title="When to use" points={use} />
        <Points title="When not to use" points={avoid} />
      </Grid>
      <h2>Do and don’t</h2>
      <DosAndDonts>
        <Do because={guide.do.because}>
          <DoExample />
        </Do>
        <Dont because={guide.dont.because}>
          <DontExample />
        </Dont>
      </DosAndDonts>
      {Object.keys(variants).length > 0 && <h2>Variants</h2>}
      {Object.entries(variants).map(([name, values]) => (
        <Facts
          key={name}
          label={`Values of ${name}`}
          columns={[name, 'When']}
          rows={Object.entries(values)}
          wraps
        />
      ))}
      <h2>Accessibility</h2>
      <Facts
        label="Accessibility"
        columns={['What', 'How']}
        rows={[
          ['Role', accessibility.role],
          ['Keyboard', accessibility.keyboard],
          ['Focus', accessibility.focus],
          ['Contrast', accessibility.contrast],
        ]}
        wraps
      />
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
