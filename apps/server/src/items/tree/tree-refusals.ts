import { type TreeProblem, treeLimits } from '@lexiroom/domain/items';
import { Refused, refuse } from '../../refusals/refusal.ts';

/** The refusal for a change that the rules of trees do not allow. */
export function refusedBy(problem: TreeProblem | 'TOO_LARGE'): Refused {
  const most = { FOLDER_FULL: treeLimits.itemsInFolder, TREE_DEEP: treeLimits.depth };
  const params = problem === 'FOLDER_FULL' || problem === 'TREE_DEEP' ? { most: most[problem] } : undefined;
  return new Refused(refuse(problem, params));
}
