import type { WebImage } from '@lexiroom/contracts/library';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, statusOf } from '../../../api/client.ts';

/** What is looked for when nothing is; the last page that is asked for (specification 3 section 9). */
const usualSearch = 'scenery';
const lastPage = 10;

/** Free pictures of other sites, page by page. */
export function webImagesQuery(search: string) {
  const asked = search.trim() || usualSearch;
  return infiniteQueryOptions({
    queryKey: ['web_image', asked],
    queryFn: async ({ pageParam, signal }) => {
      const { images } = await api.searchWebImages({ params: { search: asked, page: pageParam } }, signal);
      // The specification's client read the provider's answer as text; ours keeps to its contract.
      return (JSON.parse(images) as { hits: WebImage[] }).hits;
    },
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.length > 0 && page < lastPage ? page + 1 : undefined),
    // Who asks too often is not to ask again at once.
    retry: (failures, error) => failures < 1 && statusOf(error) >= 500,
    staleTime: 10 * 60_000,
  });
}

/** How many columns the pictures stand in, by the width of the window in pixels (specification 3 section 9). */
export function columnsAt(width: number): number {
  if (width >= 1024) return 4;
  if (width > 640) return 3;
  return width > 340 ? 2 : 1;
}

/**
 * Pictures in columns of about the same height, in the order they came: each goes where there is most room. Heights are
 * counted in widths of a column.
 */
export function inColumns<Image extends Pick<WebImage, 'webformatWidth' | 'webformatHeight'>>(
  images: readonly Image[],
  count: number,
): Image[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, images: [] as Image[] }));
  for (const image of images) {
    const lowest = columns.reduce((one, other) => (other.height < one.height ? other : one));
    lowest.images.push(image);
    lowest.height += image.webformatHeight / Math.max(1, image.webformatWidth);
  }
  return columns.map((column) => column.images);
}

/** The pictures without repeats: the same one may be on two pages. */
export const withoutRepeats = (images: readonly WebImage[]): WebImage[] => [
  ...new Map(images.map((image) => [`${image.provider} ${image.id}`, image])).values(),
];
