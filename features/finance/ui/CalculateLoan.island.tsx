import { IslandPage, type IslandSurroundings } from '../../../rendering/IslandPage';
import { LoanCalculator, type LoanCalculatorProps } from './LoanCalculator';

/** The loan calculator with the surroundings that it has lost by being an island. */
export function CalculateLoan({
  page,
  imageHosts,
  messages,
  ...loan
}: IslandSurroundings & LoanCalculatorProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <LoanCalculator {...loan} />
    </IslandPage>
  );
}
