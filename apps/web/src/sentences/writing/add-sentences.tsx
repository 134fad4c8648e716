import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { Trans, useLingui } from '@lingui/react/macro';
import { sentenceLimits } from '@lexiroom/domain/sentences/sentence';
import { deckWordFinder } from '@lexiroom/domain/sentences/words';
import type { Editing } from '@lexiroom/domain/sentences/writing';
import { ClipboardPaste, MessageSquareText, Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { VoiceAdvice } from '../../deck-editor/sounds/voice-advice.tsx';
import { UnsavedChangesDialog } from '../../deck-editor/unsaved/unsaved-changes-dialog.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useSession } from '../../session/session.ts';
import type { Study } from '../../study/study.ts';
import { useSentenceSound } from '../sentence-sound.ts';
import { useEditing } from './editing/use-editing.ts';
import { useFocusAfterDeletion } from './editing/use-kept-focus.ts';
import { GoneTexts } from './gone-texts.tsx';
import { PasteSentences } from './pasting/paste-sentences.tsx';
import { SentenceItem } from './sentence-item.tsx';
import type { WritingMessage } from './store/sentence-store.ts';
import { useSentenceStore } from './store/use-sentence-store.ts';

export interface AddSentencesProps {
  study: Study;
  onClose: () => void;
}

/** The overlay in which the owner of a study writes its sentences (specification 2 section 2.6). */
export function AddSentences({ study, onClose }: AddSentencesProps) {
  const { user } = useSession();
  return user && <Writing study={study} user_id={user.user_id} onClose={onClose} />;
}

/** So many sentences are drawn at first, and more at a time: as many as a deck may have. */
const drawnAtOnce = sentenceLimits.sentences;

function Writing({ study, user_id, onClose }: AddSentencesProps & { user_id: number }) {
  const { t } = useLingui();
  const { store, state, stateOf, sentences } = useSentenceStore(study, user_id);
  const ids = sentences.map(({ sentence_id }) => sentence_id);
  const { editing, hasFault, send, now } = useEditing(store, ids);
  const sound = useSentenceSound(study.data);
  const { words, target_language } = study.data;
  const findWords = useMemo(() => deckWordFinder(target_language, words), [target_language, words]);
  const [isPasting, paste] = useState(false);
  const count = sentences.length + state.pending.length;
  const isFull = count >= sentenceLimits.sentences;
  const canAdd = !study.isCustom && study.data.studyDeckIds.length === 1;
  const [drawn, draw] = useState<number>(drawnAtOnce);

  const list = useRef<HTMLOListElement>(null);
  const footer = useRef<HTMLElement>(null);
  const focusAfter = useFocusAfterDeletion(
    ids,
    (id) => list.current?.querySelector<HTMLElement>(`[data-sentence="${id}"] button`),
    () => footer.current?.querySelector('button'),
  );
  function remove(sentence: DeckSentence) {
    if (now()?.sentence_id === sentence.sentence_id) send({ type: 'CANCEL' });
    focusAfter(sentence.sentence_id);
    store.remove(sentence);
  }
  async function add() {
    const made = await store.add();
    // Something else may have been begun while it was made.
    if (!made || now()) return;
    const { sentence_id, rev } = made;
    send({ type: 'EDIT_TEXT', sentence_id, sentence_type: 'target', text: null, rev });
  }

  return (
    <UnsavedChangesDialog title={t`Add sentences`} width="full" isUnsaved={hasFault} onClose={onClose}>
      <MessageBox message={state.message} onClose={store.dismiss} />
      <GoneTexts texts={state.unsent} languages={study.data} onDiscard={store.discard} />
      {count > 0 && (
        <VoiceAdvice
          text={sentences.map(({ target_translation }) => target_translation).join(' ')}
          language={study.data.target_language}
        />
      )}
      {count === 0 ? (
        <EmptyState icon={<MessageSquareText className="size-8" />} title={t`This study has no sentences`} />
      ) : (
        <ol ref={list} className="flex flex-col gap-3">
          {sentences.slice(0, drawn).map((sentence, place) => (
            <SentenceItem
              key={sentence.sentence_id}
              study={study}
              sentence={sentence}
              number={place + 1}
              editing={editing?.sentence_id === sentence.sentence_id ? editing : null}
              send={send}
              store={store}
              onRemove={remove}
              state={stateOf(sentence.sentence_id)}
              sound={sound}
              findWords={findWords}
            />
          ))}
          {state.pending.map((command_id, place) => (
            <li
              key={command_id}
              aria-busy="true"
              className="rounded-3xl border-2 border-dashed border-line p-5 text-lg text-soft"
            >
              {sentences.length + place + 1} · <Trans>🪄 Processing...</Trans>
            </li>
          ))}
        </ol>
      )}
      {sentences.length > drawn && (
        <Button className="self-start" onClick={() => draw(drawn + drawnAtOnce)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <footer
        ref={footer}
        className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-3 border-t border-line bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6"
      >
        {!canAdd && (
          <p className="text-lg font-semibold">
            <Trans>Cannot add in a custom study</Trans>
          </p>
        )}
        {canAdd && isFull && (
          <p className="text-lg font-semibold">
            <Trans>Maximum sentence limit reached</Trans>
          </p>
        )}
        {canAdd && !isFull && (
          <>
            <Button look="brand" icon={<Plus className="size-6" aria-hidden="true" />} onClick={() => void add()}>
              {count === 0 ? <Trans>Add sentence</Trans> : <Trans>Add more</Trans>}
            </Button>
            <Button
              aria-haspopup="dialog"
              icon={<ClipboardPaste className="size-5" aria-hidden="true" />}
              onClick={() => paste(true)}
            >
              <Trans>Paste a list</Trans>
            </Button>
          </>
        )}
        <StatusLine editing={editing} />
      </footer>
      {isPasting && (
        <PasteSentences languages={study.data} present={count} store={store} onClose={() => paste(false)} />
      )}
    </UnsavedChangesDialog>
  );
}

/** What is being done, for eyes and for screen readers. */
function StatusLine({ editing }: { editing: Editing | null }) {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <output className="ms-auto text-soft">
      {editing?.kind === 'text' && <Trans>Edit sentence</Trans>}
      {editing?.kind === 'range' &&
        (isTouch ? <Trans>Hold and select text to highlight</Trans> : <Trans>Select text to highlight</Trans>)}
      {editing?.kind === 'highlight' && <Trans>Edit highlight</Trans>}
    </output>
  );
}

interface MessageBoxProps {
  message: WritingMessage | undefined;
  onClose: () => void;
}

function MessageBox({ message, onClose }: MessageBoxProps) {
  const refusalWords = useRefusalWords();
  if (!message) return null;
  return (
    <div className="sticky top-16 z-10 flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1">
        <Notice tone="bad">
          {message.type === 'sound' && <Trans>Could update the sound...</Trans>}
          {message.type === 'highlight' && <Trans>Could not add highlight...</Trans>}
          {message.type === 'refresh' && <Trans>Something went wrong... Please refresh.</Trans>}
          {message.type === 'refresh_page' && <Trans>Something went wrong... Please refresh the page.</Trans>}
          {message.type === 'elsewhere' && <Trans>This was changed elsewhere in the meantime.</Trans>}
          {message.type === 'limit' && <Trans>Maximum sentence limit reached</Trans>}
          {message.type === 'refused' && refusalWords(message.refusal)}
        </Notice>
      </div>
      <Button size="small" onClick={onClose}>
        <Trans>OK</Trans>
      </Button>
    </div>
  );
}
