import type { ImageRows } from '@lexiroom/contracts/decks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Study } from '../study.ts';
import { changeStudy } from '../study-data.ts';

export type CoverPicture = ImageRows[number]['imageRow'][number];

/** Gives a deck another cover: shown at once; when the server refuses, the one before is back. */
export function useCover({ address, data }: Study) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ image_id }: CoverPicture) => api.deckCover({ body: { deck_id: data.studyDeckIds[0]!, image_id } }),
    onMutate: ({ image_id, image_path }) => {
      changeStudy(cache, address, { deck_image_id: image_id, image_path });
      return { deck_image_id: data.deck_image_id, image_path: data.image_path };
    },
    onError: (_error, _picture, before) => before && changeStudy(cache, address, before),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['user_home'] }),
  });
}
