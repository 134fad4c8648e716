import { Plural, useLingui } from '@lingui/react/macro';
import type { SaveProblem } from '@lexiroom/domain/deck-editor';
import { CircleAlert } from 'lucide-react';
import type { EditorMessage, Purpose } from '../editor-store.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';

export interface MessageAreaProps {
  message: EditorMessage | undefined;
  /** How many rows were changed elsewhere, too. */
  conflicts: number;
  /** Goes to the first of them. */
  onConflict: () => void;
  /** How many changes could not be saved. */
  unsaved: number;
  /** Goes to the first of them. */
  onUnsaved: () => void;
  /** What keeps the deck from being saved. */
  problems: readonly SaveProblem[];
  purpose: Purpose;
  /** Goes to the row of a problem. */
  onProblem: (problem: SaveProblem) => void;
}

const line = 'block text-start underline-offset-4 hover:underline';

/** How many problems are listed one by one; of the others only the number is told. */
const mostListed = 4;

/** The panel's message area (specification 3 section 8): what went wrong, and what a deck lacks, row by row. */
export function MessageArea(props: MessageAreaProps) {
  const { message, conflicts, onConflict, unsaved, onUnsaved, problems, purpose, onProblem } = props;
  const messageWords = useMessageWords();
  const problemWords = useProblemWords();
  const more = problems.length - mostListed;
  return (
    <div role="alert" className="empty:hidden">
      {(message || conflicts > 0 || unsaved > 0 || problems.length > 0) && (
        <div className="mb-2 flex max-h-40 items-start gap-3 overflow-y-auto rounded-2xl bg-bad-wash px-4 py-2.5 font-medium text-bad-ink">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <div className="min-w-0">
            {message && <p>{messageWords(message, purpose)}</p>}
            {conflicts > 0 && (
              <button type="button" className={line} onClick={onConflict}>
                <Plural
                  value={conflicts}
                  one="# word was changed in another tab or on another device at the same time: choose what stays"
                  other="# words were changed in another tab or on another device at the same time: choose what stays"
                />
              </button>
            )}
            {unsaved > 0 && (
              <button type="button" className={line} onClick={onUnsaved}>
                <Plural
                  value={unsaved}
                  one="# change could not be saved: try again, or discard it"
                  other="# changes could not be saved: try again, or discard them"
                />
              </button>
            )}
            {problems.slice(0, mostListed).map((problem) => (
              <button
                key={problem.code + ('row' in problem ? problem.row : '')}
                type="button"
                className={line}
                onClick={() => onProblem(problem)}
              >
                {problemWords(problem, purpose)}
              </button>
            ))}
            {more > 0 && (
              <button type="button" className={line} onClick={() => onProblem(problems[mostListed]!)}>
                <Plural value={more} one="and # more" other="and # more" />
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** A function that words what the message area tells (specification 3 section 8). */
export function useMessageWords(): (message: EditorMessage, purpose: Purpose) => string {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const problemWords = useProblemWords();
  return (message, purpose) => {
    switch (message.type) {
      case 'stale':
        return t`This was changed in another tab or on another device. You now see that version.`;
      case 'lost':
        return t`Something went wrong... Please refresh the page.`;
      case 'refused':
        if (message.refusal?.code === 'DECK_EMPTY') return problemWords({ code: 'DECK_EMPTY' }, purpose);
        return message.refusal?.code === 'SURPRISE'
          ? t`Something went wrong, try again`
          : refusalWords(message.refusal);
    }
  };
}

/** A function that words what keeps a deck from being saved (specification 3 section 5). */
export function useProblemWords(): (problem: SaveProblem, purpose: Purpose) => string {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  return (problem, purpose) => {
    const { code } = problem;
    if (code === 'DECK_EMPTY')
      return refusalWords({ code, params: { purpose: purpose === 'learn' ? t`learn` : t`study` } });
    return refusalWords({ code, params: { row: problem.row } });
  };
}
