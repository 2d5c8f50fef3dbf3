import { Container } from '../../design-system/components/Container/Container';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { findIcon } from '../../design-system/components/Icon/findIcon';
import { Text } from '../../design-system/components/Text/Text';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { Wordmark } from '../../design-system/components/Wordmark/Wordmark';
import { FieldButton, FieldLink } from '../../design-system/fields/FieldLink';
import { FieldRichText } from '../../design-system/fields/FieldRichText';
import { FieldText } from '../../design-system/fields/FieldText';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { toneStyle } from '../../design-system/tones';
import type {
  FooterColumnFields,
  FooterInfoFields,
  FooterProps,
  SocialLinkFields,
} from '../../schema/generated/fields';
import { useBlockNote } from '../blockNotes';
import { usePageInfo } from '../pageInfo';

const Ground = styled('footer', { ...toneStyle('dark'), paddingBlock: '$section $7' });

const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  paddingBlockEnd: '$7',
});

const Columns = styled('div', {
  display: 'grid',
  gap: '$7 $grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, $sizes$column), 1fr))',
  paddingBlock: '$7',
  borderBlockStart: '1px solid $line',
});

const List = styled('ul', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  marginBlockStart: '$3',
  padding: 0,
  listStyle: 'none',
});

const Infos = styled('div', {
  display: 'grid',
  gap: '$5 $grid',
  paddingBlock: '$6',
  borderBlockStart: '1px solid $line',
  color: '$muted',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: { full: { true: { '@md': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

const Socials = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '$touch',
    blockSize: '$touch',
    border: '1px solid $line',
    borderRadius: '$round',
    color: '$text',
    '@hover': { '&:hover': { borderColor: '$text' } },
  },
});

/** Bottom of every page (spec 1 §2.6). */
export function Footer(fields: FooterProps) {
  const { Columns: columns = [], HighlightedLink, SocialLinks = [] } = fields;
  const { siteName, homeHref } = usePageInfo();
  const message = useMessages();
  return (
    <Ground>
      <Container width="wide">
        <Top>
          <FooterHome href={homeHref}>
            <Wordmark name={siteName} />
          </FooterHome>
          {HighlightedLink && <FieldButton field={HighlightedLink} />}
        </Top>
        {columns.length > 0 && (
          <nav aria-label={message('footerNavigation')}>
            <Columns>
              {columns.map((column, index) => (
                <Column key={index} {...column} />
              ))}
            </Columns>
          </nav>
        )}
        <Information {...fields} />
        <SocialList links={SocialLinks} />
      </Container>
    </Ground>
  );
}

const FooterHome = styled('a', { textDecoration: 'none' });

function Column({ Title, Description, ColumnItems = [] }: FooterColumnFields) {
  return (
    <div>
      {Title && (
        <Heading level={2} size={5}>
          <FieldText field={Title} />
        </Heading>
      )}
      {Description && (
        <Text size="small" tone="muted">
          <FieldText field={Description} />
        </Text>
      )}
      <List role="list">
        {ColumnItems.map(({ Link }, index) => (
          <li key={index}>
            <FieldLink field={Link} look="quiet" />
          </li>
        ))}
      </List>
    </div>
  );
}

function Information({ InfoField1, InfoField2, InfoFieldOneChildFullWidth }: FooterProps) {
  const shown = [InfoField1, InfoField2].filter((info) => info !== undefined);
  if (shown.length === 0) return null;
  return (
    <Infos full={shown.length === 1 && InfoFieldOneChildFullWidth}>
      {shown.map((info, index) => (
        <Info key={index} {...info} />
      ))}
    </Infos>
  );
}

function Info({ Heading: heading, Text: text }: FooterInfoFields) {
  return (
    <div>
      {heading && (
        <Heading level={2} size={6}>
          <FieldText field={heading} />
        </Heading>
      )}
      {text && <FieldRichText field={text} size="small" />}
    </div>
  );
}

/** Profiles elsewhere; one whose icon does not exist is left out (spec 1 §8). */
function SocialList({ links }: { links: readonly SocialLinkFields[] }) {
  const note = useBlockNote('Footer');
  const shown = links.flatMap(({ name, Url }) => {
    const icon = findIcon(name);
    if (!icon) note(`No icon for the social link "${name}"`);
    return icon && name && Url ? [{ icon, name, Url }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Socials role="list">
      {shown.map(({ icon, name, Url }) => (
        <li key={name}>
          <FieldLink field={Url} look="plain">
            <Icon name={icon} size="medium" />
            <VisuallyHidden>{name}</VisuallyHidden>
          </FieldLink>
        </li>
      ))}
    </Socials>
  );
}
