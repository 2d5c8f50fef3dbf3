import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { exampleDetailedCar } from '../../features/car/ui/detail/exampleDetailedCar';
import { CarMediaViewer } from '../../features/car/ui/mediaViewer/CarMediaViewer';
import type { MediaMode } from '../../features/car/ui/mediaViewer/mediaModes';
import { PageInfoContext, usePageInfo } from '../../rendering/pageInfo';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Section } from '../../design-system/components/Section/Section';
import { watchTabs } from '../../features/car/ui/mediaViewer/client/modeTabs';

const meta = {
  title: 'Blocks/Cars/CarMediaViewer',
  component: CarMediaViewer,
} satisfies Meta<typeof CarMediaViewer>;

export default meta;

type Story = StoryObj<typeof meta>;

const service = 'autosonshow';
const stills: Partial<Record<MediaMode, string>> = {
  around: '/-/media/turntables/midsuv-white/03.webp',
  inside: '/-/media/panoramas/suv-dark-ev/02.webp',
};

/** The viewer in one of its modes, in the state that its script produces, without motion. */
function ViewerIn({ mode }: { mode: MediaMode }) {
  const container = useRef<HTMLDivElement>(null);
  const info = usePageInfo();
  useEffect(() => {
    const list = container.current?.querySelector<HTMLElement>('[data-media-tabs]');
    const pictures = container.current?.querySelector<HTMLElement>('[data-gallery-view]');
    const panel = container.current?.querySelector<HTMLElement>(`[data-media-panel=${mode}]`);
    if (!list || !pictures) return;
    const tabs = watchTabs(list, {
      onChoose: (chosen) => {
        pictures.hidden = chosen !== 'images';
        if (panel) panel.hidden = chosen !== mode;
      },
    });
    tabs.show(['around', 'inside', 'video'], pictures);
    const still = stills[mode];
    const slider = panel?.querySelector('[data-turn]');
    panel?.querySelector<HTMLElement>('[data-turn-wait]')?.toggleAttribute('hidden', true);
    if (still) slider?.append(Object.assign(new Image(), { src: still, alt: '' }));
    tabs.choose(mode);
  }, [mode]);
  return (
    <div ref={container}>
      <PageInfoContext value={{ ...info, carMedia: service }}>
        <CarMediaViewer
          car="Volvo EX30"
          pictures={exampleDetailedCar.car_images ?? []}
          service={service}
          registration="AB24 CDE"
        />
      </PageInfoContext>
    </div>
  );
}

/** Pictures, an exterior turntable, an interior panorama, and a film. */
export const Modes: Story = {
  args: { car: 'Volvo EX30', pictures: [] },
  render: () => (
    <Section>
      <Grid columns={{ '@md': 2 }}>
        {(['images', 'around', 'inside', 'video'] as const).map((mode) => (
          <ViewerIn key={mode} mode={mode} />
        ))}
      </Grid>
    </Section>
  ),
};
