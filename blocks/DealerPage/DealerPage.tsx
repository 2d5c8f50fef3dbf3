import type { DealerPageProps } from '../../schema/generated/fields';
import type { WithData } from '../../rendering/blockData';
import type { DealerPageData } from './DealerPage.data';
import { DealerGone, DealerUnknown } from '../../features/dealers/ui/page/DealerMissing';
import { FoundDealerPage } from './FoundDealerPage';

/** The dealer in the page's address; a message if it does not exist or cannot be loaded. */
export function DealerPage({ data, ...fields }: WithData<DealerPageProps, DealerPageData>) {
  if (!data) return null;
  if (data.state === 'gone') return <DealerGone {...fields} />;
  return data.state === 'found' ? <FoundDealerPage {...fields} data={data} /> : <DealerUnknown />;
}
