export { comboMultiplier, type ComboStep } from './combo.ts';
export { competitionRanks } from './ranks.ts';
