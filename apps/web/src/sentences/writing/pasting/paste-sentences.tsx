import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { languageOf } from '@lexiroom/domain/languages';
import {
  type PastedSentence,
  type PastedSentenceProblem,
  pastedSentenceProblems,
  readPastedSentences,
} from '@lexiroom/domain/sentences/writing';
import { useId, useRef, useState } from 'react';
import { newCommandId } from '../../../api/command-id.ts';
import { UnsavedChangesDialog } from '../../../deck-editor/unsaved/unsaved-changes-dialog.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useSentenceProblemWords } from '../sentence-problem-words.ts';
import type { SentenceStore } from '../store/sentence-store.ts';

interface PasteSentencesProps {
  languages: { target_language: LanguageId; source_language: LanguageId | null };
  /** How many sentences the deck has. */
  present: number;
  store: SentenceStore;
  onClose: () => void;
}

/** A list of sentences: pasted, looked at line by line, and added. */
export function PasteSentences({ languages, present, store, onClose }: PasteSentencesProps) {
  const { t } = useLingui();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [state, setState] = useState<'waiting' | 'adding' | 'failed'>('waiting');
  const lines = readPastedSentences(pasted).map((line) =>
    languages.source_language ? line : { ...line, source: null },
  );
  const problems = pastedSentenceProblems(lines, present);
  const good = lines.filter((_, place) => !problems[place]);
  /** What was sent last, and by which id: pressed again, the same is added once. */
  const sent = useRef({ content: '', command_id: '' });
  async function add() {
    setState('adding');
    const texts = good.map(({ target, source }) => ({ target_translation: target!, source_translation: source }));
    const content = JSON.stringify(texts);
    if (sent.current.content !== content) sent.current = { content, command_id: newCommandId() };
    if (await store.addAll(texts, sent.current.command_id)) onClose();
    else setState('failed');
  }
  return (
    <UnsavedChangesDialog title={t`Paste sentences`} width="wide" isUnsaved={pasted.trim() !== ''} onClose={onClose}>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          <Trans>One sentence a line</Trans>
        </label>
        <textarea
          id={id}
          rows={8}
          dir="auto"
          lang={languageOf(languages.target_language).tag}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={pasted}
          className="w-full rounded-2xl border-2 border-edge bg-card px-4 py-3 text-lg"
          onChange={({ target }) => setPasted(target.value)}
        />
        <p id={`${id}-hint`} className="mt-1.5 text-soft">
          <Trans>A translation can follow after a tab, as spreadsheets copy it.</Trans>
        </p>
      </div>
      {lines.length > 0 && <Lines lines={lines} problems={problems} languages={languages} />}
      {state === 'failed' && (
        <Notice tone="bad">
          <Trans>These sentences could not be added. Nothing of them is lost.</Trans>
        </Notice>
      )}
      <div className="flex justify-end">
        <Button look="brand" disabled={good.length === 0} busy={state === 'adding'} onClick={() => void add()}>
          <Plural value={good.length} one="Add # sentence" other="Add # sentences" />
        </Button>
      </div>
    </UnsavedChangesDialog>
  );
}

interface LinesProps extends Pick<PasteSentencesProps, 'languages'> {
  lines: readonly PastedSentence[];
  problems: readonly (PastedSentenceProblem | undefined)[];
}

/** What will be added, and what is wrong with the other lines. */
function Lines({ lines, problems, languages }: LinesProps) {
  const { t } = useLingui();
  const words = useProblemOfLine();
  return (
    <ol aria-label={t`Lines of the list`} className="flex flex-col gap-1.5">
      {lines.map(({ line, target, source }, place) => {
        const problem = problems[place];
        return (
          <li
            key={line}
            className={`rounded-xl border border-line px-3 py-2 wrap-anywhere ${problem ? 'bg-bad-wash' : ''}`}
          >
            <p className="text-lg font-semibold">
              {target !== null && <UserText language={languages.target_language}>{target}</UserText>}
              {source !== null && (
                <span className="ps-4 font-normal text-soft">
                  <UserText language={languages.source_language}>{source}</UserText>
                </span>
              )}
            </p>
            {problem && (
              <p className="text-sm font-medium text-bad-ink">
                <Trans>
                  Line {line}: {words(problem)}
                </Trans>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function useProblemOfLine(): (problem: PastedSentenceProblem) => string {
  const { t } = useLingui();
  const problemWords = useSentenceProblemWords();
  return (problem) => {
    if (problem.code === 'TARGET_MISSING') return t`There is a translation, but no sentence.`;
    if (problem.code === 'SENTENCE_LIMIT') return t`Maximum sentence limit reached`;
    return problemWords(problem);
  };
}
