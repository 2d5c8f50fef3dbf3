import { Button } from '../../design-system/components/Button/Button';
import { Heading } from '../../design-system/components/Heading/Heading';
import { Link } from '../../design-system/components/Link/Link';
import { Text } from '../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { DealerCard } from '../../features/dealers/ui/DealerCard';
import { usePageInfo } from '../../rendering/pageInfo';
import type { DealerListData } from './DealerList.data';
import { dealerListAddress, DEALERS_PER_PAGE } from './dealerListState';

const Results = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '@motion': { transition: 'opacity $fast' },
});

const Cards = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, $sizes$column), 1fr))' },
});

const Box = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$4',
  padding: '$6',
  borderRadius: '$card',
  backgroundColor: '$surface',
});

const Pages = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& [aria-current]': { fontWeight: '$bold', textDecorationLine: 'underline' },
});

interface DealerResultsProps {
  data: DealerListData;
  level: 2 | 3 | 4;
  /** Text in place of an empty list. */
  emptyText?: string;
}

/** The dealers of a page, or a message if there are none, and links to other pages. */
export function DealerResults({ data, level, emptyText }: DealerResultsProps) {
  const message = useMessages();
  const { dealers, ids, failed, total, state, now, zone } = data;
  if (failed) return <Failure level={level} />;
  if (total === 0) {
    return (
      <Box data-dealer-results="" data-ids="">
        <Text>{emptyText ?? message('dealerNone')}</Text>
      </Box>
    );
  }
  if (dealers.length === 0) return <NothingFound level={level} emptyText={emptyText} />;
  return (
    <Results data-dealer-results="" data-ids={ids.join(' ')} data-pages={data.pages}>
      <Text size="small" color="muted" role="status" data-dealer-count="">
        {countText(data, message)}
      </Text>
      <Cards role="list">
        {dealers.map((dealer, index) => (
          <li key={dealer.id} data-lat={dealer.position?.lat} data-lng={dealer.position?.lng}>
            <DealerCard
              dealer={dealer}
              level={level}
              departmentType={state.department}
              opening={{ now, zone }}
              priority={index < 2}
            />
          </li>
        ))}
      </Cards>
      {data.pages > 1 && <PageLinks data={data} />}
    </Results>
  );
}

function countText(
  { dealers, ids, pages, state }: DealerListData,
  message: ReturnType<typeof useMessages>,
): string {
  const count = ids.length;
  if (count === 1) return message('dealerCountOne');
  if (pages === 1) return fillIn(message('dealerCount'), { count });
  const from = (state.page - 1) * DEALERS_PER_PAGE + 1;
  return fillIn(message('dealerShown'), { from, to: from + dealers.length - 1, count });
}

/** Links to the pages of the list. */
function PageLinks({ data: { pages, state } }: { data: DealerListData }) {
  const message = useMessages();
  const { href } = usePageInfo();
  const pageHref = (page: number) => dealerListAddress(href, { ...state, page });
  const { page } = state;
  return (
    <nav aria-label={message('dealerPages')} data-dealer-pages="">
      <Pages>
        {page > 1 && (
          <li>
            <Link variant="standalone" href={pageHref(page - 1)} rel="prev" data-dealer-link="">
              {message('dealerPreviousPage')}
            </Link>
          </li>
        )}
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Button
              as="a"
              variant="ghost"
              size="small"
              href={pageHref(number)}
              aria-label={fillIn(message('dealerPage'), { page: number })}
              aria-current={number === page ? 'page' : undefined}
              data-dealer-link=""
            >
              {number}
            </Button>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link variant="standalone" href={pageHref(page + 1)} rel="next" data-dealer-link="">
              {message('dealerNextPage')}
            </Link>
          </li>
        )}
      </Pages>
    </nav>
  );
}

function NothingFound({ level, emptyText }: Pick<DealerResultsProps, 'level' | 'emptyText'>) {
  const message = useMessages();
  const { href } = usePageInfo();
  return (
    <Box data-dealer-results="" data-ids="">
      <Heading level={level} size={4}>
        {emptyText ?? message('dealerNothingTitle')}
      </Heading>
      <Text color="muted" role="status">
        {message('dealerNothingText')}
      </Text>
      <Button as="a" variant="outline" href={href} data-dealer-link="">
        {message('dealerShowAll')}
      </Button>
    </Box>
  );
}

/** Message that the search service failed. */
function Failure({ level }: Pick<DealerResultsProps, 'level'>) {
  const message = useMessages();
  const { href } = usePageInfo();
  return (
    <Box role="alert" data-dealer-results="" data-ids="">
      <Heading level={level} size={4}>
        {message('dealerFailureTitle')}
      </Heading>
      <Text color="muted">{message('dealerFailureText')}</Text>
      <Button as="a" variant="outline" href={href}>
        {message('dealerRetry')}
      </Button>
    </Box>
  );
}
