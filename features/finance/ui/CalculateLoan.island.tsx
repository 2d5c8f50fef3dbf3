export { LoanCalculator as CalculateLoan } from './LoanCalculator';
