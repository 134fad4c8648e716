export { localDay } from './day.ts';
