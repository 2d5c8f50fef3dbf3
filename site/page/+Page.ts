export { Shell as Page } from '../layout/Shell';
