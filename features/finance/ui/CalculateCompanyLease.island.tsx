import { IslandPage, type IslandSurroundings } from '../../../rendering/IslandPage';
import { CompanyLeaseCalculator, type CompanyLeaseCalculatorProps } from './CompanyLeaseCalculator';

/** The company leasing calculator with the surroundings that it has lost by being an island. */
export function CalculateCompanyLease({
  page,
  imageHosts,
  messages,
  ...lease
}: IslandSurroundings & CompanyLeaseCalculatorProps) {
  return (
    <IslandPage page={page} imageHosts={imageHosts} messages={messages}>
      <CompanyLeaseCalculator {...lease} />
    </IslandPage>
  );
}
