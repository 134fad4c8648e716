export { lastId, numberInAddress } from './in-address.ts';
