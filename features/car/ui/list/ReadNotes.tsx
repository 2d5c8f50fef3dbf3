import { Link } from '../../../../design-system/components/Link/Link';
import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import { stripLinks } from '../../../search/model/stripLinks';
import type { CarListData } from './carListData';
import { listAddress } from './listState';
import { NearMeButton } from './NearMeButton';
import { MAX_SEARCH_LENGTH } from './searchBox';

const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $3',
  margin: 0,
  color: '$muted',
  fontSize: '$small',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

/** Needs script: only the browser knows the position. */
const WithScript = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '$2',
  '@noScript': { display: 'none' },
});

/**
 * Notes about a typed phrase: that it became filters, with a link to a search for its literal words; which
 * words were not recognised; and for a search nearby, a button that reads the position.
 */
export function ReadNotes({ data }: { data: CarListData }) {
  const message = useMessages();
  const { readAs, unread = [], isNearMe, listPath } = data;
  const quoted = (words: string) => fillIn(message('quoted'), { words });
  const words = unread.map((text) => quoted(stripLinks(text))).join(', ');
  return (
    <>
      {readAs && (
        <Line>
          {fillIn(message('carReadAs'), { phrase: stripLinks(readAs.phrase, MAX_SEARCH_LENGTH) })}
          <Link href={listAddress(listPath, readAs.asWords)} data-list-link="">
            {message('carReadAsWords')}
          </Link>
        </Line>
      )}
      {words !== '' && (
        <Text weight="medium" role="status">
          {fillIn(message('carUnread'), { words })}
        </Text>
      )}
      {isNearMe && <WhereNote />}
    </>
  );
}

function WhereNote() {
  const message = useMessages();
  return (
    <Line as="div">
      <span role="status">{message('carNearWhere')}</span>
      <WithScript>
        <NearMeButton variant="outline" />
      </WithScript>
    </Line>
  );
}
