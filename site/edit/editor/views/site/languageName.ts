export { languageName } from '../../languageName';
