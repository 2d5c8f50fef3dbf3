export { Finder as FindLocations } from './Finder';
