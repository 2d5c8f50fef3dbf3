import { IslandPage, type IslandSurroundings } from '../../../../rendering/IslandPage';
import { FinancePanel, type FinancePanelProps } from './FinancePanel';

/** The panel of quotes with the surroundings that it has lost by being an island. */
export function QuoteFinance({
  page,
  imageHosts,
  messages,
  ...panel
}: IslandSurroundings & FinancePanelProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <FinancePanel {...panel} />
    </IslandPage>
  );
}
