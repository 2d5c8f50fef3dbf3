import { Button } from '../../design-system/components/Button/Button';
import { Stack } from '../../design-system/components/Stack/Stack';
import type { ThemeName } from '../../design-system/themes/themes';
import { BlockList } from './BlockList';
import type { DevRequest } from './devPage.types';
import { DevSection } from './DevSection';
import { DevShell } from './DevShell';
import { devAddress, memoryAddress, metricsAddress } from './exampleAddress';
import { MetricFigures } from './MetricFigures';
import { SiteList } from './SiteList';
import { texts } from './texts';
import { ThemeList } from './ThemeList';
import { UpstreamList } from './UpstreamList';

type DevHomeProps = Pick<DevRequest, 'sites' | 'upstreams' | 'inbox' | 'metrics'> & {
  theme: ThemeName;
};

/** List of everything that this build serves. */
export function DevHome({ sites, upstreams, inbox, metrics, theme }: DevHomeProps) {
  return (
    <DevShell title={texts.heading} intro={texts.intro} theme={theme} addressIn={devAddress}>
      <DevSection id="sites" title={texts.sites} intro={texts.sitesIntro(sites.length)}>
        <SiteList sites={sites} />
      </DevSection>
      <DevSection
        id="upstreams"
        title={texts.upstreams}
        intro={texts.upstreamsIntro}
        tone="surface"
      >
        <UpstreamList upstreams={upstreams} />
        <Stack direction="row">
          {inbox && (
            <Button as="a" href={inbox} variant="outline">
              {texts.inbox}
            </Button>
          )}
          <Button as="a" href={memoryAddress(theme)} variant="outline">
            {texts.memory}
          </Button>
        </Stack>
      </DevSection>
      {metrics && (
        <DevSection id="now" title={texts.now} intro={texts.nowIntro}>
          <MetricFigures metrics={metrics} />
          <Stack align="start">
            <Button as="a" href={metricsAddress(theme, true)} variant="outline">
              {texts.allMetrics}
            </Button>
          </Stack>
        </DevSection>
      )}
      <DevSection id="blocks" title={texts.blocks} intro={texts.blocksIntro}>
        <BlockList theme={theme} />
      </DevSection>
      <DevSection id="themes" title={texts.themes} intro={texts.themesIntro} tone="surface">
        <ThemeList />
      </DevSection>
    </DevShell>
  );
}
