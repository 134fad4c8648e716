import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { api } from '../../api/client.ts';

/** Says how many pictures in own items others do not see; nothing when there are none, or nobody can say. */
export function UnsharedPictures({ item_ids }: { item_ids: readonly number[] }) {
  const { data } = useQuery({
    queryKey: ['unshared_pictures', item_ids],
    queryFn: ({ signal }) => api.unsharedPictures({ body: { item_ids: [...item_ids] } }, signal),
    // Pictures are added and shared elsewhere.
    staleTime: 0,
  });
  const count = data?.unshared_pictures ?? 0;
  if (count === 0) return null;
  return (
    <p className="flex gap-2 text-soft">
      <Lock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <span>
        <Plural
          value={count}
          one="# picture is not shared: others see the word instead."
          other="# pictures are not shared: others see the word instead."
        />
      </span>
    </p>
  );
}
