import { useLingui } from '@lingui/react/macro';
import { firstForbidden, graphemeCount, tidyLine } from '@lexiroom/domain/text';

/** So many characters a name has at most (decisions section 7). */
const longest = 60;

/** A function that says why a text cannot be the name of an item; undefined when it can. Empty is no name. */
export function useNameProblem(): (typed: string) => string | undefined {
  const { t } = useLingui();
  return (typed) => {
    const name = tidyLine(typed);
    const length = graphemeCount(name);
    const forbidden = firstForbidden('name', name);
    if (length === 0) return t`A name is needed`;
    if (length > longest) return t`Name too long: ${length} > ${longest}`;
    return forbidden === undefined ? undefined : t`Name cannot contain: ${forbidden}`;
  };
}
