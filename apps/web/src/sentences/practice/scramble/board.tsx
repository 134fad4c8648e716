import type { LanguageId } from '@lexiroom/domain/languages';
import { type Area, type Arrangement, type Part, scrambleMoves } from '@lexiroom/domain/sentences/scramble';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useDrag } from '../../../design/dragging/use-drag.ts';
import { isMotionReduced } from '../../../design/styles/display.ts';
import { UserText } from '../../../design/typography/user-text.tsx';
import { partOn, type Spot, spotAt } from './places.ts';
import { usePartKeys } from './use-part-keys.ts';
import { useStillPage } from './use-still-page.ts';

export interface BoardProps {
  arrangement: Arrangement;
  language: LanguageId;
  direction: 'ltr' | 'rtl';
  verdict: 'open' | 'right' | 'wrong';
  onMove: (part_id: number, area: Area, place: number) => void;
  onClick: (part_id: number) => void;
}

const areas: readonly Area[] = ['dragged', 'to_drag'];
const chip =
  'inline-grid min-h-14 min-w-12 place-items-center rounded-2xl border-2 px-4 py-2 text-[clamp(1.25rem,min(3.4vw,5dvh),2.5rem)] leading-tight font-bold select-none';
const borders = { open: 'border-edge', right: 'border-good bg-good-wash', wrong: 'border-bad bg-bad-wash' };

/**
 * The words of a sentence in two areas: those in order above, those still to be put there below. A word is dragged by a
 * pointer, carried by keys, or sent to the other area by a click. While it is carried its button stays in the page, unseen,
 * as a phone tells of a finger only as long as what it pressed is there; a dashed outline shows where the word would come.
 */
export function Board({ arrangement, language, direction, verdict, onMove, onClick }: BoardProps) {
  const { t } = useLingui();
  const board = useRef<HTMLDivElement>(null);
  const pressed = useRef(0);
  const howTo = useId();
  const isOpen = verdict !== 'right';
  const follow = useFollowedParts(board);
  const drop = (part_id: number, { area, place }: Spot) => {
    follow.focus(part_id);
    onMove(part_id, area, place);
  };
  const keys = usePartKeys(board, drop);
  const { drag, preview, onPointerDown } = useDrag<Spot, Spot>({
    pressedId: (event) => {
      const id = isOpen ? partPressed(event) : undefined;
      if (id !== undefined) pressed.current = id;
      return id;
    },
    idsWith: (id) => [id],
    spotAt: (x, y) => (board.current ? spotAt(board.current, pressed.current, x, y) : undefined),
    dropTargetAt: (_, spot) => spot,
    onDrop: ([id], spot) => id !== undefined && onMove(id, spot.area, spot.place),
    threshold: scrambleMoves.activationPx,
    scrollsPage: false,
  });
  useStillPage(board);
  const moved = drag ? drag.ids[0] : keys.carried?.part_id;
  const spot = drag ? drag.drop : keys.carried?.spot;
  const text = [...arrangement.to_drag, ...arrangement.dragged].find(({ part_id }) => part_id === moved)?.text;
  const click = (part: Part, element: HTMLElement, isByKey: boolean) => {
    if (!isOpen) return;
    follow.glide(part.part_id, element);
    if (isByKey) follow.focus(neighbourOf(arrangement, part));
    onClick(part.part_id);
  };
  const names = { dragged: t`Your sentence`, to_drag: t`Words to drag` };
  return (
    <div ref={board} className="flex flex-col gap-4" dir={direction} onPointerDown={onPointerDown}>
      {areas.map((area) => (
        <section key={area} aria-label={names[area]} className="min-w-0">
          <h2 className="mb-1 text-base font-semibold text-soft" dir="auto">
            {names[area]}
          </h2>
          <ul
            data-area={area}
            className={`relative flex min-h-24 flex-wrap content-start gap-2.5 rounded-3xl border-2 border-dashed p-3 transition-colors sm:gap-3 ${area === 'dragged' ? `bg-card ${borders[verdict]}` : 'border-line'}`}
          >
            {itemsOf(arrangement[area], moved, spot?.area === area ? spot.place : undefined).map((part) =>
              part === 'place' ? (
                <li key="place" aria-hidden="true" className={`${chip} border-dashed border-brand-ink bg-brand-wash`}>
                  <span className="opacity-60">{text}</span>
                </li>
              ) : (
                <li
                  key={part.part_id}
                  className={part.part_id === moved ? 'pointer-events-none absolute opacity-0' : ''}
                >
                  <PartButton
                    part={part}
                    language={language}
                    howTo={howTo}
                    isOpen={isOpen}
                    click={click}
                    onKeyDown={keys.onKeyDown}
                    onBlur={part.part_id === keys.carried?.part_id ? keys.giveUp : undefined}
                  />
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      {text !== undefined && (
        <div
          ref={drag ? preview : undefined}
          aria-hidden="true"
          style={keys.carried && !drag ? { transform: `translate(${keys.carried.x}px, ${keys.carried.y}px)` } : {}}
          className="pointer-events-none fixed top-0 left-0 z-40"
        >
          <span
            className={`${chip} -translate-1/2 rotate-2 border-brand-ink bg-card shadow-xl ${drag ? '-mt-3.5 -ml-3.5' : ''}`}
            dir={direction}
          >
            <UserText language={language}>{text}</UserText>
          </span>
        </div>
      )}
      <output className="sr-only" dir="auto">
        {keys.carried && spot && (
          <Trans>
            {text}: {names[spot.area]}, place {spot.place + 1}
          </Trans>
        )}
      </output>
      <p className="sr-only" id={howTo}>
        <Trans>Enter moves a word to the other area. Space picks it up, arrows move it, space puts it down.</Trans>
      </p>
    </div>
  );
}

/**
 * What stands in an area while a part is carried: its parts, in an order that does not change, so that the carried one keeps
 * its button, and the place where that one would come among the others.
 */
function itemsOf(
  parts: readonly Part[],
  moved: number | undefined,
  place: number | undefined,
): readonly (Part | 'place')[] {
  if (place === undefined) return parts;
  const before = parts.filter(({ part_id }) => part_id !== moved)[place];
  const at = before ? parts.indexOf(before) : parts.length;
  return [...parts.slice(0, at), 'place', ...parts.slice(at)];
}

function partPressed({ target, button, isPrimary }: PointerEvent): number | undefined {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
  return part && button === 0 && isPrimary ? Number(part.dataset.part) : undefined;
}

/** The part that has the focus after this one has gone to the other area: the next one, at the end the one before, else itself. */
function neighbourOf({ to_drag, dragged }: Arrangement, { part_id }: Part): number {
  const area = to_drag.some((part) => part.part_id === part_id) ? to_drag : dragged;
  const place = area.findIndex((part) => part.part_id === part_id);
  return (area[place + 1] ?? area[place - 1])?.part_id ?? part_id;
}

interface PartButtonProps {
  part: Part;
  language: LanguageId;
  isOpen: boolean;
  /** The id of what tells how parts are moved by keys. */
  howTo: string;
  click: (part: Part, element: HTMLElement, isByKey: boolean) => void;
  onKeyDown: (event: KeyboardEvent, part_id: number) => void;
  onBlur: (() => void) | undefined;
}

function PartButton({ part, language, howTo, isOpen, click, onKeyDown, onBlur }: PartButtonProps) {
  return (
    <button
      type="button"
      data-part={part.part_id}
      aria-describedby={howTo}
      aria-disabled={!isOpen}
      onClick={({ currentTarget, detail }) => click(part, currentTarget, detail === 0)}
      onKeyDown={(event) => isOpen && onKeyDown(event, part.part_id)}
      onBlur={onBlur}
      className={`${chip} touch-none border-edge bg-card shadow-press shadow-line [-webkit-touch-callout:none] enabled:cursor-grab enabled:hover:bg-brand-wash`}
    >
      <UserText language={language}>{part.text}</UserText>
    </button>
  );
}

/**
 * Parts that go to the other area are other elements there: the focus is given to one of them by its id, and one that was
 * clicked glides there from where it was, in 200 ms (specification 2 section 4.3).
 */
function useFollowedParts(board: RefObject<HTMLElement | null>) {
  const focused = useRef<number>(undefined);
  const gliding = useRef<{ part_id: number; from: DOMRect }>(undefined);
  useLayoutEffect(() => {
    const { current: part_id } = focused;
    focused.current = undefined;
    if (part_id !== undefined) partOn(board.current, part_id)?.focus({ preventScroll: true });
    const { current: glide } = gliding;
    gliding.current = undefined;
    const part = glide && partOn(board.current, glide.part_id);
    if (!part || isMotionReduced()) return;
    const to = part.getBoundingClientRect();
    const from = `translate(${glide.from.left - to.left}px, ${glide.from.top - to.top}px)`;
    part.animate([{ transform: from }, { transform: 'none' }], { duration: scrambleMoves.clickMs, easing: 'ease-out' });
  });
  return {
    focus: (part_id: number) => (focused.current = part_id),
    glide: (part_id: number, element: HTMLElement) =>
      (gliding.current = { part_id, from: element.getBoundingClientRect() }),
  };
}
