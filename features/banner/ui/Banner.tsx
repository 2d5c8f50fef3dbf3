import { Button } from '../../../design-system/components/Button/Button';
import { Container } from '../../../design-system/components/Container/Container';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { IconName } from '../../../design-system/components/Icon/drawings';
import { Text } from '../../../design-system/components/Text/Text';
import { useEditing } from '../../../design-system/fields/EditingContext';
import { FieldRichText } from '../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../design-system/fields/FieldText';
import { useFieldVisibility } from '../../../design-system/fields/useFieldVisibility';
import { useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import { toneStyle } from '../../../design-system/tones';
import type { RichTextField, TextField } from '../../../schema/generated/fields';
import { clientScript } from '../../../rendering/clientScript';
import hideDismissed from './client/hideDismissed.js?url';

const Region = styled('section', {
  display: 'grid',
  gridTemplateRows: '1fr',
  overflow: 'clip',
  borderBlockEnd: '1px solid $line',
  '@motion': { '&[data-closed]': { transition: 'grid-template-rows $base, visibility $base' } },
  '@print': { display: 'none' },
  // Closed by the visitor (Banner.entry.client.ts), or hidden by scrolling (the script of MessageBanner).
  '&[data-closed], &[data-passed]': {
    gridTemplateRows: '0fr',
    visibility: 'hidden',
    borderBlockEndWidth: 0,
  },
  variants: {
    variant: {
      warning: {
        ...toneStyle('default'),
        backgroundColor: 'color-mix(in srgb, $colors$warning 14%, $colors$bg)',
        borderBlockEndColor: '$colors$warning',
        '& svg:first-child': { color: '$warning' },
      },
      dark: toneStyle('dark'),
      light: toneStyle('default'),
      neutral: toneStyle('surface'),
    },
  },
});

const Collapsible = styled('div', { minBlockSize: 0, overflow: 'hidden' });

const Row = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  paddingBlock: '$1',
  // As high as the close button, so that the icon is centred on the first line.
  '& > svg': { marginBlock: 'calc(($sizes$touch - $sizes$target) / 2)' },
});

const Content = styled('div', {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 $3',
  minInlineSize: 0,
  paddingBlock: 'calc(($sizes$touch - 1lh) / 2)',
  fontSize: '$small',
  overflowWrap: 'break-word',
});

const CloseButton = styled(Button, {
  flexShrink: 0,
  '& > svg': { color: '$text' },
  // Aligns the icon with the page's content, and not its larger touch target.
  marginInlineEnd: 'calc(-1 * $space$3)',
  // Closing needs script.
  '@noScript': { display: 'none' },
});

export interface BannerProps {
  variant: 'warning' | 'dark' | 'light' | 'neutral';
  icon?: IconName;
  title: TextField | undefined;
  text: RichTextField | undefined;
  /** The cookie that is set when the visitor closes the banner; without one, the banner cannot be closed. */
  dismissal?: Dismissal;
}

interface Dismissal {
  /** Name of the cookie. */
  cookie: string;
  /** How long the cookie lasts; if absent, until the browser is closed. */
  days?: number;
}

/**
 * Returns whether a field has content. In an editor blank fields count too, so that they can be filled in.
 */
export function useHasContent(): (...fields: (TextField | RichTextField | undefined)[]) => boolean {
  const isShown = useFieldVisibility();
  return (...fields) => fields.some((field) => isShown(field));
}

/** A message in a full-width band above the navigation. */
export function Banner({ variant, icon, title, text, dismissal }: BannerProps) {
  const message = useMessages();
  const editing = useEditing();
  const activeDismissal = editing ? undefined : dismissal;
  return (
    <Region
      variant={variant}
      aria-label={message('banner')}
      {...(activeDismissal && clientScript('Banner'))}
      data-banner={activeDismissal?.cookie}
      data-days={activeDismissal?.days}
    >
      {activeDismissal && <HideDismissed />}
      <Collapsible>
        <Container width="wide">
          <Row>
            {icon && <Icon name={icon} size="medium" />}
            <Content>
              {title && (
                <Text as="strong" size="small" weight="bold">
                  <FieldText field={title} />
                </Text>
              )}
              <FieldRichText field={text} size="small" measured={false} />
            </Content>
            {activeDismissal && (
              <CloseButton
                type="button"
                variant="ghost"
                iconOnly
                aria-label={message('closeBanner')}
                data-close-banner=""
              >
                <Icon name="close" size="medium" />
              </CloseButton>
            )}
          </Row>
        </Container>
      </Collapsible>
    </Region>
  );
}

/**
 * A script that hides a closed banner before it is shown; the page itself is cached and the same for all
 * visitors. It is written as markup, because React does not run scripts that it renders.
 */
function HideDismissed() {
  const script = `<script src="${hideDismissed}"></script>`;
  return <div hidden dangerouslySetInnerHTML={{ __html: script }} />;
}
