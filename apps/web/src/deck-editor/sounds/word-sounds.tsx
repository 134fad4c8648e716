import { Trans, useLingui } from '@lingui/react/macro';
import { isReadable, speakersOf } from '@lexiroom/domain/speech';
import { useState } from 'react';
import type { Sound } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import type { RowSound } from '../row.ts';
import { NewSound } from './new-sound.tsx';
import { SoundLine } from './sound-line.tsx';
import { VoiceAdvice } from './voice-advice.tsx';
import { base64Of } from '../library-entries/base64.ts';

export interface WordSoundsProps {
  text: string;
  language: LanguageId;
  /** The id of the one that the row has; null for none. */
  chosen: number | null;
  /** Null: none, the first voice says it. */
  onChoose: (sound: RowSound | null) => void;
  /** Whether there is a recording, or a file, that would be lost. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The sounds of a text, one of them the row's, and below them the ways to another one. */
export function WordSounds({ text, language, chosen, onChoose, onUnsaved }: WordSoundsProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const { list, keep, name, remove } = useSounds(text, language, chosen);
  const [replaced, replace] = useState<number>();
  const sounds = list.data ?? [];
  const isSayable = speakersOf(language).length > 0 && isReadable(text, language);

  const refusal = list.error ? refusalOf(list.error) : undefined;
  // Without a voice, or an engine for it, one can still upload and record: no reason for alarm.
  const isMute = !isSayable || refusal?.code === 'NO_SPEECH';
  return (
    <>
      <VoiceAdvice text={text} language={language} />
      {list.isPending && <Skeleton className="h-44" />}
      {isSayable && isMute && sounds.length === 0 && !list.isPending && (
        <Notice>
          <Trans>There is no voice for this language.</Trans>
        </Notice>
      )}
      {list.error && !isMute && (
        <>
          <Notice tone="bad">{statusOf(list.error) === 404 ? t`Sound fetch failed` : refusalWords(refusal)}</Notice>
          <Button busy={list.isFetching} onClick={() => void list.refetch()} className="self-start">
            <Trans>Retry</Trans>
          </Button>
        </>
      )}
      {list.data && list.data.length === 0 && !isMute && (
        <Notice tone="bad">
          <Trans>Sound fetch failed</Trans>
        </Notice>
      )}
      {sounds.length > 0 && (
        <ul aria-label={t`Sounds`} className="flex flex-col divide-y divide-line rounded-2xl border border-line">
          {sounds.map((sound) => (
            <SoundLine
              key={sound.sound_id}
              sound={sound}
              language={language}
              isChosen={sound.sound_id === chosen}
              onChoose={() => onChoose({ sound_id: sound.sound_id, sound_path: sound.sound_path })}
              onName={(sound_name) => name.mutate({ sound_id: sound.sound_id, sound_name })}
              onReplace={() => replace(sound.sound_id)}
              onDelete={() =>
                remove.mutate(sound.sound_id, { onSuccess: () => sound.sound_id === chosen && onChoose(null) })
              }
            />
          ))}
        </ul>
      )}
      {name.isError && <Notice tone="bad">{refusalWords(refusalOf(name.error))}</Notice>}
      {remove.isError && <Notice tone="bad">{refusalWords(refusalOf(remove.error))}</Notice>}
      <NewSound
        isReplacing={replaced !== undefined}
        onCancel={() => replace(undefined)}
        onUnsaved={onUnsaved}
        failure={keep.isError ? refusalWords(refusalOf(keep.error)) : undefined}
        isBusy={keep.isPending}
        onKeep={(file) =>
          keep.mutate(
            { file, replaced },
            {
              onSuccess: ({ sound_id, sound_path }) => {
                onChoose({ sound_id, sound_path });
                replace(undefined);
              },
            },
          )
        }
      />
    </>
  );
}

/** The sounds of a text: made by every voice of its language when they are asked for first. */
export function useSounds(text: string, language: LanguageId, selected_sound_id: number | null) {
  const cache = useQueryClient();
  const queryKey = ['sounds', language, text];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.generateSounds({ body: { text, language, selected_sound_id } }, signal),
    select: ({ sounds }) => sounds.filter(({ is_deleted }) => !is_deleted),
  });
  const onSettled = () => cache.invalidateQueries({ queryKey });
  const keep = useMutation({
    mutationFn: async ({ file, replaced }: { file: File; replaced: number | undefined }): Promise<Sound> => {
      const sound_file = await base64Of(file);
      if (replaced === undefined) return api.uploadSound({ body: { text, language, sound_file } });
      return api.replaceSound({ body: { replaced_sound_id: replaced, sound_file } });
    },
    onSettled,
  });
  const name = useMutation({
    mutationFn: (body: { sound_id: number; sound_name: string }) => api.nameSound({ body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (sound_id: number) => api.deleteSound({ body: { sound_id } }),
    onSettled,
  });
  return { list, keep, name, remove };
}
