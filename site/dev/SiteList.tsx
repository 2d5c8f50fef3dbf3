import { Badge } from '../../design-system/components/Badge/Badge';
import { Button } from '../../design-system/components/Button/Button';
import { Card } from '../../design-system/components/Card/Card';
import { Details } from '../../design-system/components/Details/Details';
import { Grid } from '../../design-system/components/Grid/Grid';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Stack } from '../../design-system/components/Stack/Stack';
import { Text } from '../../design-system/components/Text/Text';
import { styled } from '../../design-system/stitches';
import { themes } from '../../design-system/themes/themes';
import { publicPath } from '../../platform/content/resolveRoute';
import { siteByName } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import type { DevRoute, DevSite } from './devPage.types';
import { texts } from './texts';

const Pages = styled('ul', {
  display: 'grid',
  gap: '$2',
  maxBlockSize: '$panel',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  fontSize: '$small',
  overflowWrap: 'anywhere',
});

/** Every site with its front pages, and all further pages folded away. */
export function SiteList({ sites }: { sites: readonly DevSite[] }) {
  return (
    <Grid as="ul" columns="fit">
      {sites.map((site) => (
        <Card key={site.name} as="li" padding="small">
          <SiteCard {...site} />
        </Card>
      ))}
    </Grid>
  );
}

function SiteCard({ name, origin, routes }: DevSite) {
  const site = siteByName(name);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size={4}>
          {name}
        </Heading>
        <Text size="small" color="muted">
          {origin.replace(/^https?:\/\//, '')}
        </Text>
      </Stack>
      <Stack direction="row" gap={2} wrap>
        <Badge variant="outline">{themes[site.theme].label}</Badge>
        <Badge>{site.country}</Badge>
        <Badge>{site.currency}</Badge>
      </Stack>
      <Stack direction="row" gap={2} wrap>
        {site.languages.map((language) => (
          <Button
            key={language}
            as="a"
            size="small"
            variant="outline"
            href={origin + publicPath(site, language, '/')}
            hrefLang={language}
          >
            {publicPath(site, language, '/')}
            <Text as="span" size="caption" color="muted">
              {language}
            </Text>
          </Button>
        ))}
      </Stack>
      {routes ? (
        <Details summary={texts.pages(routes.length)}>
          <PageLinks site={site} origin={origin} routes={routes} />
        </Details>
      ) : (
        <Text size="small" color="danger">
          {texts.noRoutes}
        </Text>
      )}
    </Stack>
  );
}

interface PageLinksProps {
  site: Site;
  origin: string;
  routes: readonly DevRoute[];
}

function PageLinks({ site, origin, routes }: PageLinksProps) {
  const addresses = routes.flatMap(({ path, translatedPaths, languages }) =>
    site.languages
      .filter((language) => languages.includes(language))
      .map((language) => publicPath(site, language, translatedPaths?.[language] ?? path)),
  );
  return (
    <Pages tabIndex={0} role="group" aria-label={texts.pages(routes.length)}>
      {addresses.map((address) => (
        <li key={address}>
          <Link href={origin + address}>{decodeURI(address)}</Link>
        </li>
      ))}
    </Pages>
  );
}
