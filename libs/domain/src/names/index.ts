export { asItemName, nameOfFile } from './item-name.ts';
export { nameFault, type NameFault, tidyName } from './name-fault.ts';
export { namesToldApart } from './namesakes.ts';
export { isDoubtfulName } from './doubtful/doubtful-names.ts';
export { generatedNames } from './generated/generated-names.ts';
export { isSeatName, seatNameLimits } from './seat-name.ts';
export { sameNameKey } from './same-name-key.ts';
