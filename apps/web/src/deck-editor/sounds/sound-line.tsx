import { useLingui } from '@lingui/react/macro';
import type { Sound } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { speakersOf } from '@lexiroom/domain/speech';
import { Check, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { dateFormat } from '../../i18n/dates.ts';
import { ReportButton } from '../../decks/reporting/report-button.tsx';
import { useSession } from '../../session/session.ts';
import { Approval, changeRefusal } from '../library-entries/approval.tsx';
import { PlayButton } from './play-button.tsx';
import { SoundNameBox } from './sound-name-box.tsx';

export interface SoundLineProps {
  sound: Sound;
  language: LanguageId;
  isChosen: boolean;
  onChoose: () => void;
  /** Its owner has named it; '' takes its name away. */
  onName: (name: string) => void;
  onReplace: () => void;
  onDelete: () => void;
}

/** A sound of the word: a voice, or what somebody uploaded. Pressed it becomes the row's. */
export function SoundLine({ sound, language, isChosen, onChoose, onName, onReplace, onDelete }: SoundLineProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const { sound_submitter: submitter, approved: is_approved, is_deleted, is_synthetic } = sound;
  const refusal = changeRefusal(user, { kind: 'sound', submitter, is_approved, is_deleted }, 'edit');
  const isOwn = !is_synthetic && refusal !== 'NOT_YOURS';
  const isMine = !is_synthetic && submitter !== null && submitter === user?.username;
  const [isNaming, setNaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const name = useSoundName(language)(sound);
  const why = refusal === 'SOUND_VERIFIED' ? t`Cannot edit verified sound` : undefined;
  return (
    <li className="flex flex-wrap items-center gap-1 p-1.5">
      <PlayButton path={sound.sound_path} label={t`Play: ${name}`} />
      {isNaming ? (
        <SoundNameBox
          name={sound.sound_name ?? ''}
          onEnd={(given) => {
            setNaming(false);
            if (given !== undefined) onName(given);
            // Whoever has left the box for another place stays there.
            requestAnimationFrame(() => document.activeElement === document.body && pencil.current?.focus());
          }}
        />
      ) : (
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          className="flex min-h-12 min-w-0 flex-[1_1_10rem] items-center gap-3 rounded-xl px-2.5 py-1 text-start text-lg hover:bg-brand-wash aria-pressed:font-bold"
        >
          <span
            aria-hidden="true"
            className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${isChosen ? 'border-brand-ink bg-brand-ink text-card' : 'border-edge'}`}
          >
            {isChosen && <Check className="size-4" strokeWidth={3.5} />}
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="min-w-0 wrap-anywhere">
              {is_synthetic || !submitter || (isMine && sound.sound_name === null) ? name : <UserText>{name}</UserText>}
            </span>
            {!is_synthetic && <RecordingTime at={sound.created_at} />}
            {!is_synthetic && <Approval isApproved={is_approved} submitter={submitter} />}
          </span>
        </button>
      )}
      <span className="ms-auto flex empty:hidden">
        {refusal === 'NOT_YOURS' && (
          <ReportButton entries={[{ entry: 'sound', id: sound.sound_id, label: name }]} of={name} />
        )}
        {isMine && (
          <IconButton
            ref={pencil}
            label={t`Name: ${name}`}
            icon={<Pencil className="size-5" aria-hidden="true" />}
            disabled={isNaming}
            onClick={() => setNaming(true)}
          />
        )}
        {isOwn && (
          <>
            <IconButton
              label={why ?? t`Replace: ${name}`}
              icon={<RefreshCw className="size-5" aria-hidden="true" />}
              disabled={refusal !== undefined}
              onClick={onReplace}
            />
            <IconButton
              label={why ?? t`Delete: ${name}`}
              icon={<Trash2 className="size-5" aria-hidden="true" />}
              disabled={refusal !== undefined}
              onClick={onDelete}
            />
          </>
        )}
      </span>
    </li>
  );
}

/** When somebody recorded or uploaded a sound: by that one tells one's own apart. */
function RecordingTime({ at }: { at: number }) {
  const { i18n } = useLingui();
  const format = dateFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={new Date(at).toISOString()} className="text-sm font-normal text-soft">
      {format.format(at)}
    </time>
  );
}

/** A function that names a sound: a voice by its label, an upload by the name its owner gave it, or by who made it. */
function useSoundName(language: LanguageId): (sound: Sound) => string {
  const { t } = useLingui();
  const { user } = useSession();
  const voiceName = useVoiceName();
  return ({ speaker_id, sound_submitter, sound_name }) => {
    const speaker = speakersOf(language).find((voice) => voice.speaker_id === speaker_id);
    if (speaker) return voiceName(speaker.label);
    if (sound_name !== null) return sound_name;
    return !sound_submitter || sound_submitter === user?.username ? t`Your recording` : sound_submitter;
  };
}

/** A function that says the name of a voice in the language of the interface. */
export function useVoiceName(): (label: ReturnType<typeof speakersOf>[number]['label']) => string {
  const { t } = useLingui();
  return (label) =>
    ({ 'Female 1': t`Female 1`, 'Male 1': t`Male 1`, 'Female 2': t`Female 2`, 'Male 2': t`Male 2` })[label];
}
