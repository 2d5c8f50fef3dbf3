import { button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Icon } from '../../design-system/components/Icon/Icon';
import { Link } from '../../design-system/components/Link/Link';
import { Section } from '../../design-system/components/Section/Section';
import { FieldText } from '../../design-system/fields/FieldText';
import { VisuallyHidden } from '../../design-system/components/VisuallyHidden/VisuallyHidden';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { SocialSharingProps } from '../../schema/generated/fields';
import { useBlockNote } from '../../rendering/blockNotes';
import { usePageInfo } from '../../rendering/pageInfo';
import { CopyAddress } from './CopyAddress';
import { findShareTarget, shareTargets } from './shareTargets';

const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $5',
  paddingBlock: '$4',
  borderBlock: '1px solid $line',
  '@print': { display: 'none' },
});

const Targets = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Shares or copies the page's address. A target without an icon is logged and omitted. */
export function SocialSharing({ Title, Items = [] }: SocialSharingProps) {
  const message = useMessages();
  const logNote = useBlockNote('SocialSharing');
  const { origin, href } = usePageInfo();
  const address = new URL(href, origin).href;
  const targetNames =
    Items.length > 0 ? Items.map(({ Target }) => Target ?? '') : Object.keys(shareTargets);
  const targets = targetNames.flatMap((name) => {
    const target = findShareTarget(name);
    if (!target) logNote(`No icon for “${name}”`);
    return target ?? [];
  });
  if (targets.length === 0) return null;
  return (
    <Section padding="small">
      <Bar>
        <Heading level={2} size={6}>
          {Title ? <FieldText field={Title} /> : message('share')}
        </Heading>
        <Targets role="list">
          {targets.map(({ icon, label, addressFor, opensWindow }) =>
            addressFor ? (
              <li key={label}>
                <Link
                  variant="none"
                  className={button({ variant: 'outline', iconOnly: true })}
                  href={addressFor(encodeURIComponent(address))}
                  target={opensWindow ? '_blank' : undefined}
                  rel="noopener"
                >
                  <Icon name={icon} size="medium" />
                  <VisuallyHidden>{message(label)}</VisuallyHidden>
                </Link>
              </li>
            ) : (
              <CopyAddress key={label} address={address} icon={icon} label={message(label)} />
            ),
          )}
        </Targets>
      </Bar>
    </Section>
  );
}
