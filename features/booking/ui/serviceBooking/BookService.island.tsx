export { Wizard as BookService } from './Wizard';
