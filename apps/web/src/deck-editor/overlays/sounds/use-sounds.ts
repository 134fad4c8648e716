import type { Sound } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { base64Of } from '../entry/base64.ts';

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
  const remove = useMutation({
    mutationFn: (sound_id: number) => api.deleteSound({ body: { sound_id } }),
    onSettled,
  });
  return { list, keep, remove };
}
