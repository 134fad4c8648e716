import { useLingui } from '@lingui/react/macro';
import type { TranslationRow } from '@lexiroom/contracts/library';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { translationProblem } from '@lexiroom/domain/library';
import { tidyLine } from '@lexiroom/domain/text';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { ReportButton } from '../../decks/reporting/report-button.tsx';
import { useSession } from '../../session/session.ts';
import { Approval, changeRefusal, type ShownEntry } from '../library-entries/approval.tsx';
import { useTextProblemWords } from '../library-entries/text-problem-words.ts';
import { useCountUnsaved } from '../unsaved/ask-before-closing.ts';
import type { Translations } from './use-translations.ts';

export interface TranslationLineProps {
  name: TranslationRow;
  /** It is a name of the library; what is the row's own text only cannot be changed here. */
  isInLibrary: boolean;
  language: LanguageId;
  translations: Translations;
  /** Called with 1 while the name is being changed, and with -1 at the end of that. */
  onUnsaved: (by: 1 | -1) => void;
}

/** A name of a picture: pressed it becomes the row's text; its submitter may change it until it is approved. */
export function TranslationLine({ name, isInLibrary, language, translations, onUnsaved }: TranslationLineProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const [isEdited, setEdited] = useState(false);
  const entry = entryOf(name);
  const refusal = { edit: changeRefusal(user, entry, 'edit'), delete: changeRefusal(user, entry, 'delete') };
  const words = useChangeWords();
  const isForeign = !isInLibrary || refusal.edit === 'NOT_YOURS';
  const { translation, selected } = name;
  if (isEdited) {
    return (
      <li className="p-3">
        <EditedName {...{ name, language, translations, onUnsaved }} onEnd={() => setEdited(false)} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1 p-1.5">
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => !selected && translations.pick(name)}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-xl px-2.5 py-1 text-start text-lg hover:bg-brand-wash aria-pressed:font-bold"
      >
        <span
          aria-hidden="true"
          className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${selected ? 'border-brand-ink bg-brand-ink text-card' : 'border-edge'}`}
        >
          {selected && <Check className="size-4" strokeWidth={3.5} />}
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="min-w-0 wrap-anywhere">
            <UserText language={language}>{translation}</UserText>
          </span>
          <Approval isApproved={name.translation_approved} submitter={name.translation_submitter} />
        </span>
      </button>
      {isInLibrary && refusal.edit === 'NOT_YOURS' && (
        <ReportButton
          entries={[
            {
              entry: 'translation',
              id: name.translation_id,
              label: <UserText language={language}>{translation}</UserText>,
            },
          ]}
          of={translation}
        />
      )}
      {!isForeign && (
        <>
          <IconButton
            label={refusal.edit ? words(refusal.edit) : t`Edit ${translation}`}
            icon={<Pencil className="size-5" aria-hidden="true" />}
            disabled={refusal.edit !== undefined}
            onClick={() => setEdited(true)}
          />
          <IconButton
            label={refusal.delete ? words(refusal.delete) : t`Delete ${translation}`}
            icon={<Trash2 className="size-5" aria-hidden="true" />}
            disabled={refusal.delete !== undefined}
            onClick={() => !translations.remove.isPending && translations.remove.mutate(name.translation_id)}
          />
        </>
      )}
    </li>
  );
}

const entryOf = (name: TranslationRow): ShownEntry => ({
  kind: 'translation',
  submitter: name.translation_submitter,
  is_approved: name.translation_approved,
  is_deleted: false,
  is_selected: name.selected,
});

/** Why a name cannot be changed, as the tip of a button that does nothing. */
function useChangeWords() {
  const { t } = useLingui();
  return (refusal: string) => {
    if (refusal === 'TRANSLATION_SELECTED') return t`Cannot delete selected translation`;
    if (refusal === 'TRANSLATION_APPROVED_DELETE') return t`Cannot delete approved translation`;
    return t`Cannot edit approved translation`;
  };
}

function EditedName({
  name,
  language,
  translations,
  onUnsaved,
  onEnd,
}: Omit<TranslationLineProps, 'isInLibrary'> & { onEnd: () => void }) {
  const { t } = useLingui();
  const problemWords = useTextProblemWords('inline');
  const [typed, setTyped] = useState(name.translation);
  useCountUnsaved(typed !== name.translation, onUnsaved);
  const form = useRef<HTMLFormElement>(null);
  // The field has come in the place of the button that was pressed.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const problem = translationProblem(typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = tidyLine(typed);
    if (problem || translations.change.isPending) return;
    if (text === name.translation) onEnd();
    else translations.change.mutate({ translation_id: name.translation_id, text }, { onSuccess: onEnd });
  };
  return (
    <form ref={form} onSubmit={save} noValidate className="flex items-end gap-1">
      <TextField
        className="min-w-0 flex-1"
        label={t`Translation`}
        lang={languageOf(language).tag}
        value={typed}
        error={problem && problemWords(problem)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The name is left as it was; the panel stays.
          event.preventDefault();
          onEnd();
        }}
      />
      <IconButton type="submit" label={t`Save`} icon={<Check className="size-5" aria-hidden="true" />} />
      <IconButton label={t`Cancel`} icon={<X className="size-5" aria-hidden="true" />} onClick={onEnd} />
    </form>
  );
}
