import { useLingui } from '@lingui/react/macro';
import { nameFault, tidyName } from '@lexiroom/domain/names';
import { firstForbidden, graphemeCount } from '@lexiroom/domain/text';
import { useNameFaultWords } from './name-fault-words.ts';

/** The greatest number of characters a name may have (decisions section 7). */
const longest = 60;

/** A function that says why a text cannot be the name of an item; undefined when it can. Empty is no name. */
export function useNameProblem(): (typed: string) => string | undefined {
  const { t } = useLingui();
  const faultWords = useNameFaultWords();
  return (typed) => {
    const name = tidyName(typed);
    const length = graphemeCount(name);
    const forbidden = firstForbidden('name', name);
    if (length === 0) return t`A name is needed`;
    if (length > longest) return t`Name too long: ${length} > ${longest}`;
    if (forbidden !== undefined) return t`Name cannot contain: ${forbidden}`;
    const fault = nameFault(name, longest);
    return fault && faultWords(fault);
  };
}
