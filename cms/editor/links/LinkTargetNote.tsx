import { useEffect, useState } from 'react';
import { Icon } from '../../../design-system/components/Icon/Icon';
import { NoteBox } from '../pages/pageStyles';
import { useLinkPlace } from './LinkPlace';
import { readLinkTarget, type LinkTarget } from './linksApi';
import { linkTexts as texts } from './linkTexts';

/** Pause in typing after which the target is looked up, in ms. */
const LOOKUP_DELAY_MS = 300;

interface LinkTargetNoteProps {
  href: string;
  id: string | undefined;
}

/** Shows what a link on the site leads to, and warns if it is broken. */
export function LinkTargetNote({ href, id }: LinkTargetNoteProps) {
  const linkPlace = useLinkPlace();
  const [lookup, setLookup] = useState<{ key: string; target: LinkTarget | null }>();
  const authoring = linkPlace?.authoring;
  const site = linkPlace?.place.site.name ?? '';
  const language = linkPlace?.place.language ?? '';
  const key = `${href} ${id ?? ''}`;
  const isInternal = href.startsWith('/') && !href.startsWith('//');
  useEffect(() => {
    if (!authoring || !isInternal) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      readLinkTarget(authoring, { site, language, href, id }).then(
        (target) => isCurrent && setLookup({ key, target }),
        // If the platform is unreachable, saving shows it.
        () => undefined,
      );
    }, LOOKUP_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [authoring, site, language, href, id, key, isInternal]);
  if (!authoring) return null;
  const target = isInternal && lookup?.key === key ? lookup.target : undefined;
  const isWarning = target === null || target?.isPublic === false;
  return (
    <div role="status">
      {target !== undefined && (
        <NoteBox
          variant={isWarning ? 'warning' : 'plain'}
          data-link-target={target?.kind ?? 'NOWHERE'}
        >
          <Icon name={isWarning ? 'warning' : 'check'} />
          <span>{describeTarget(target, href)}</span>
        </NoteBox>
      )}
    </div>
  );
}

function describeTarget(target: LinkTarget | null, href: string): string {
  if (target === null) return texts.toNowhere({ href });
  const name = target.displayName ?? href;
  switch (target.kind) {
    case 'PAGE':
      return target.isPublic ? texts.toPage({ name }) : texts.toUnpublished({ name });
    case 'REDIRECT':
      return texts.toRedirect;
    case 'FILE':
    case 'OUTSIDE':
      return texts.toFile;
  }
}
