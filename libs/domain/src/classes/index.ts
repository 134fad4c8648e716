export { classLimits, classNameLimits } from './limits.ts';
export { joinCode, readJoinCode, writtenJoinCode } from './join-code.ts';
