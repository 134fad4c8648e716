export { nameFault, type NameFault, tidyName } from './characters.ts';
export { isDoubtfulName } from './doubtful-names.ts';
export { isSeatName, seatNameLimits } from './seat-name.ts';
export { nameKey } from './skeleton.ts';
