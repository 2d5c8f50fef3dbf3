import { Button } from '../../../design-system/components/Button/Button';
import { Container } from '../../../design-system/components/Container/Container';
import { Icon } from '../../../design-system/components/Icon/Icon';
import type { IconName } from '../../../design-system/components/Icon/drawings';
import { Text } from '../../../design-system/components/Text/Text';
import { useEditing } from '../../../design-system/fields/EditingContext';
import { FieldRichText } from '../../../design-system/fields/FieldRichText';
import { FieldText } from '../../../design-system/fields/FieldText';
import { useShown } from '../../../design-system/fields/useShown';
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
  // Closed by the visitor, or out of sight (Banner.entry.client.ts, and MessageBanner's).
  '&[data-closed], &[data-passed]': {
    gridTemplateRows: '0fr',
    visibility: 'hidden',
    borderBlockEndWidth: 0,
  },
  variants: {
    look: {
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

const Fold = styled('div', { minBlockSize: 0, overflow: 'hidden' });

const Row = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  paddingBlock: '$1',
  // As high as the button, so that one line stands in the middle of it.
  '& > svg': { marginBlock: 'calc(($sizes$touch - $sizes$target) / 2)' },
});

const Words = styled('div', {
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
  // Its drawing, not its larger target, ends where the page's content ends.
  marginInlineEnd: 'calc(-1 * $space$3)',
  // Only script can close.
  '@noScript': { display: 'none' },
});

export interface BannerProps {
  look: 'warning' | 'dark' | 'light' | 'neutral';
  icon?: IconName;
  title: TextField | undefined;
  text: RichTextField | undefined;
  /** What remembers that the visitor has closed it; without one it cannot be closed. */
  dismissal?: Dismissal;
}

interface Dismissal {
  /** Name of the cookie. */
  cookie: string;
  /** How long it lasts; until the browser is closed when left out. */
  days?: number;
}

/** Whether a banner has anything to say; an editor may want to fill what is still blank. */
export function useHasWords(): (...fields: (TextField | RichTextField | undefined)[]) => boolean {
  const shown = useShown();
  return (...fields) => fields.some((field) => shown(field));
}

/** A message in a band as wide as the page, above the navigation. */
export function Banner({ look, icon, title, text, dismissal }: BannerProps) {
  const message = useMessages();
  const editing = useEditing();
  const closable = editing ? undefined : dismissal;
  return (
    <Region
      look={look}
      aria-label={message('banner')}
      {...(closable && clientScript('Banner'))}
      data-banner={closable?.cookie}
      data-days={closable?.days}
    >
      {closable && <HideDismissed />}
      <Fold>
        <Container width="wide">
          <Row>
            {icon && <Icon name={icon} size="medium" />}
            <Words>
              {title && (
                <Text as="strong" size="small" weight="bold">
                  <FieldText field={title} />
                </Text>
              )}
              <FieldRichText field={text} size="small" width="full" />
            </Words>
            {closable && (
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
      </Fold>
    </Region>
  );
}

/**
 * Pages come from a cache and are the same for everybody; whether this visitor has closed the banner
 * is found out by the browser before it shows it. Markup, because React runs no script that it renders.
 */
function HideDismissed() {
  const script = `<script src="${hideDismissed}"></script>`;
  return <div hidden dangerouslySetInnerHTML={{ __html: script }} />;
}
