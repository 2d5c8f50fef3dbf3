export { FinancePanel as QuoteFinance } from './FinancePanel';
