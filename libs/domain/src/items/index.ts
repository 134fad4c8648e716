export { type Copy, planCopies } from './copy.ts';
export { type Move, moveItems } from './move.ts';
export { isFull, isTooDeep, type Target, targetProblem } from './placement.ts';
export { type Place, Tree, type TreeProblem, treeLimits } from './tree.ts';
