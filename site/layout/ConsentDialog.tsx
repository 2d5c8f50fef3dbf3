import {
  consentCategories,
  type ConsentCategory,
} from '../../features/consent/ui/consentCategories';
import { Button } from '../../design-system/components/Button/Button';
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox';
import { modal } from '../../design-system/components/Dialog/Modal';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { css, styled } from '../../design-system/stitches';
import type { MessageKey } from '../../messages/messages';

const surface = css(modal, {
  inset: 0,
  inlineSize: 'calc(100% - 2 * $space$3)',
  maxInlineSize: '$form',
  maxBlockSize: 'calc(100dvh - 2 * $space$3)',
  margin: 'auto',
  borderRadius: '$card',
});

const Frame = styled('form', {
  display: 'grid',
  gap: '$5',
  padding: '$5',
  '@md': { padding: '$6' },
});

const Header = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$4',
  '& > :first-child': { paddingBlockStart: '$2' },
  '& > :last-child': { marginBlock: 0, marginInlineEnd: 'calc(-1 * $space$3)' },
});

const Choices = styled('div', { display: 'grid', gap: '$3' });

const AnswerButtons = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :last-child': { gridColumn: '1 / -1' },
});

const labels: Record<ConsentCategory, { label: MessageKey; hint: MessageKey }> = {
  statistics: { label: 'consentStatistics', hint: 'consentStatisticsText' },
  marketing: { label: 'consentMarketing', hint: 'consentMarketingText' },
};

/** The second layer: a visitor's consent, category by category. */
export function ConsentDialog() {
  const message = useMessages();
  return (
    <dialog className={surface()} aria-labelledby="consent-title">
      <Frame method="dialog">
        <Header>
          <Heading level={2} size={4} id="consent-title">
            {message('consentSettings')}
          </Heading>
          <Button
            type="button"
            variant="ghost"
            iconOnly
            aria-label={message('close')}
            data-consent-close=""
          >
            <Icon name="close" size="medium" />
          </Button>
        </Header>
        <Text size="small">
          {message('consentText')}{' '}
          <Link href="/" data-consent-policy="">
            {message('consentPolicy')}
          </Link>
        </Text>
        <Choices>
          <Checkbox
            variant="boxed"
            id="consent-necessary"
            label={message('consentNecessary')}
            hint={message('consentNecessaryText')}
            defaultChecked
            disabled
          />
          {consentCategories.map((category) => (
            <Checkbox
              key={category}
              variant="boxed"
              id={`consent-${category}`}
              name={category}
              label={message(labels[category].label)}
              hint={message(labels[category].hint)}
            />
          ))}
        </Choices>
        <AnswerButtons>
          <Button type="button" data-consent-answer="decline">
            {message('consentDecline')}
          </Button>
          <Button type="button" data-consent-answer="accept">
            {message('consentAccept')}
          </Button>
          <Button type="button" variant="outline" data-consent-answer="save">
            {message('consentSave')}
          </Button>
        </AnswerButtons>
      </Frame>
    </dialog>
  );
}
