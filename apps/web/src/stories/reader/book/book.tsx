import { bookEdges, leafPages, sideOf, sideOfPage } from '@lexiroom/domain/stories/flip';
import { type BookPage as Page, visiblePages } from '@lexiroom/domain/stories/book';
import type { Leaf } from '@lexiroom/domain/stories/flip';
import { type MouseEvent, type RefObject, useCallback, useRef } from 'react';
import type { Binding } from '../binding/binding.ts';
import { BookPage, type PageRole } from './book-page.tsx';
import { FoldShade } from './fold-shade.tsx';
import { type FlipActor, type FlipState } from './flip-state.ts';
import { PageContent, type PageContentProps, Paper, paperClass } from './page-content.tsx';
import { useFold } from './use-fold.ts';
import { useHand } from './use-hand.ts';
import { useLaidOut } from './use-laid-out.ts';

/** A word of a book that somebody clicked. */
export interface ClickedWord {
  section: number;
  /** Its place in the text of its section, in UTF-16 units. */
  start: number;
  element: HTMLElement;
}

export interface BookProps extends Pick<PageContentProps, 'story' | 'sections' | 'colors'> {
  binding: Binding;
  flip: FlipActor;
  state: FlipState;
  book: RefObject<HTMLElement | null>;
  onWord: (word: ClickedWord) => void;
}

/** A book whose pages are turned. */
export function Book({ binding, flip, state, book, onWord, ...content }: BookProps) {
  const { pages, size, orientation, letters } = binding;
  const { direction, page, turn, value } = state;
  const spine = useRef<HTMLSpanElement>(null);
  const corner = useRef<Leaf['corner']>('bottom');
  const onCorner = useCallback((held: Leaf['corner']) => void (corner.current = held), []);
  const hand = useHand({ flip, spine, corner, onCorner, size, orientation, direction });
  useFold({ flip, state, book, corner, onCorner, size, orientation });
  const roles = rolesOf(state);
  const seen = visiblePages(page, pages.length, orientation);
  const laidOut = useLaidOut(seen, pages.length, value === 'read');
  const isPortrait = orientation === 'portrait';
  const spineAt = isPortrait ? (direction === 'ltr' ? 0 : size.width) : size.width;
  const isEmptyReverse = isPortrait && turn === 'next' && roles.size > 0 && isInAir(state);
  const edges = bookEdges(state);

  function click({ target }: MouseEvent) {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-role=seen] [data-word]') : null;
    const section = element?.closest<HTMLElement>('[data-section]')?.dataset.section;
    if (element && section !== undefined) onWord({ section: Number(section), start: Number(element.dataset.word), element }); // prettier-ignore
  }

  const width = isPortrait ? size.width : 2 * size.width;
  return (
    // The words are text: what a click on one does, the keys of the reader do too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={book}
      aria-label={content.story.item_name}
      dir="ltr"
      data-book={value}
      onClick={click}
      {...hand}
      style={{ width, height: size.height, translate: `${closedShift(state, size.width)}px` }}
      className="absolute inset-0 m-auto touch-pan-y select-none transition-[translate] duration-600 [-webkit-touch-callout:none]"
    >
      <Edges
        edges={edges}
        left={seen.length === 1 && !isPortrait ? sideOffset(seen[0]!, state, size.width) : 0}
        width={seen.length === 1 ? size.width : width}
      />
      <span ref={spine} style={{ left: spineAt }} className="absolute top-0 size-0">
        {pages.map((one, number) => {
          const role = roles.get(number) ?? (seen.includes(number) ? 'seen' : 'waiting');
          if (role === 'waiting' && !laidOut.has(number)) return null;
          return (
            <BookPage
              key={keyOf(one, number)}
              pageRole={role}
              side={sideOfPage(number, orientation, direction)}
              size={size}
              isRead={seen.includes(number)}
            >
              <PageContent page={one} number={number + 1} letters={letters} {...content} />
            </BookPage>
          );
        })}
        {isEmptyReverse && (
          <BookPage
            key="reverse"
            pageRole="back"
            side={direction === 'ltr' ? 'left' : 'right'}
            size={size}
            isRead={false}
          >
            <Paper />
          </BookPage>
        )}
        {turn && roles.size > 0 && <FoldShade side={sideOf(turn, direction)} size={size} />}
      </span>
    </article>
  );
}

const keyOf = (page: Page, number: number) => `${page.type}-${number}`;

/** Whether a leaf is drawn in the air: with less movement only as long as a hand holds it. */
const isInAir = ({ turn, value, isReduced }: FlipState) => turn !== null && (!isReduced || value === 'user_fold');

/** What the pages of the leaf in the air do; none when all lie. */
function rolesOf(state: FlipState): Map<number, PageRole> {
  const roles = new Map<number, PageRole>();
  if (!isInAir(state) || state.turn === null) return roles;
  const target = state.target === null || state.target === state.page ? undefined : state.target;
  const { front, back, under } = leafPages(state, state.turn, target);
  const place = (page: number | null, role: PageRole) => page !== null && roles.set(page, role);
  place(under, 'under');
  place(front, 'front');
  place(back, 'back');
  return roles;
}

/** A closed book lies in the middle: half a page towards the side where it has none. In pixels. */
function closedShift({ page, target, pageCount, orientation, direction }: FlipState, width: number): number {
  if (orientation === 'portrait') return 0;
  const seen = visiblePages(target ?? page, pageCount, orientation);
  if (seen.length > 1) return 0;
  return sideOfPage(seen[0]!, orientation, direction) === 'right' ? -width / 2 : width / 2;
}

const sideOffset = (page: number, { orientation, direction }: FlipState, width: number) =>
  sideOfPage(page, orientation, direction) === 'right' ? width : 0;

/** The edges of the pages that lie beside those that are seen. */
function Edges({ edges, left, width }: { edges: Record<Leaf['side'], number>; left: number; width: number }) {
  const lines =
    'absolute inset-y-[3px] rounded-sm border-line bg-repeat-x [background-size:2px_100%] [background-image:linear-gradient(to_right,rgb(0_0_0/0.22)_0_1px,transparent_1px_2px)]';
  return (
    <>
      <span
        style={{ left, width }}
        className="absolute inset-y-0 rounded-md shadow-[0_10px_30px_rgb(0_0_0/0.28)] ring-1 ring-black/10"
      />
      <span style={{ left: left - edges.left, width: edges.left }} className={`${lines} ${paperClass}`} />
      <span style={{ left: left + width, width: edges.right }} className={`${lines} ${paperClass}`} />
    </>
  );
}
