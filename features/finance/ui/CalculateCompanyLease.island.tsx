export { CompanyLeaseCalculator as CalculateCompanyLease } from './CompanyLeaseCalculator';
