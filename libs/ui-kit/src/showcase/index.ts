export { ShowcasePage } from './ShowcasePage.tsx';
