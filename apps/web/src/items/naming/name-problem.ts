import { useLingui } from '@lingui/react/macro';
import { nameFault, tidyName } from '@lexiroom/domain/names';
import { firstForbidden, graphemeCount } from '@lexiroom/domain/text';
import { useNameFaultWords } from './name-fault-words.ts';

/** How many characters the name of an item may have (decisions section 7). */
const ofItems = { least: 1, longest: 60 };

/** A function that says why a text cannot be a name; undefined when it can. The name of an item is not empty. */
export function useNameProblem({ least, longest }: { least: number; longest: number } = ofItems): (
  typed: string,
) => string | undefined {
  const { t } = useLingui();
  const faultWords = useNameFaultWords();
  return (typed) => {
    const name = tidyName(typed);
    const length = graphemeCount(name);
    const forbidden = firstForbidden('name', name);
    if (length < least) return t`Please enter a name`;
    if (length > longest) return t`Name too long: ${length} > ${longest}`;
    if (forbidden !== undefined) return t`Name cannot contain: ${forbidden}`;
    const fault = nameFault(name, longest);
    return fault && faultWords(fault);
  };
}
