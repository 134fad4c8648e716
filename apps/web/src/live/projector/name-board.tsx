import { Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import { SeatEmblem } from '../seat-emblem.tsx';
import { dragsSeat } from '../teams/dragged-seat.ts';
import { fitNames } from './name-fit.ts';
import { textMeasure } from './name-measure.ts';

type Player = NonNullable<ProjectorView['players']>[number];

/** The classes of an entry in font sizes: what stands beside the text, how high a row is, what lies between two. */
const entry = { look: 'h-[1.5em] gap-[.3em] ps-[.1em] pe-[.5em] text-[1em]', beside: 2.15, rowHeight: 1.5 };
const gap = 0.25;
/** Font sizes that names may have, as shares of the screen's height: from one that fills the board down to the least. */
const sizes = Array.from({ length: 17 }, (_, index) => 0.0667 - index * 0.002);
/** Below what the last row can just read (1/30): a class whose names do not all fit in it has them smaller rather than left out. */
const smallerSizes = [0.033, 0.031, 0.029, 0.027, 0.025, 0.023, 0.021, 0.019];
/** So many are a class: more are a crowd, of which the newest are shown. */
const classSize = 40;
/** What is taken off the width each time, as a share of it, and how often at most. */
const correction = 0.01;
const mostCorrections = 20;
/** A board that is wide enough ends at the window's edge; a narrow one is scrolled as any page. */
const isOfOneWindow = () => matchMedia('(min-width: 64rem)').matches;

export interface NameBoardProps {
  players: readonly Player[];
  /** Somebody is pressed, who can also be dragged; without it names are only shown. */
  onChoose?: (seat_id: number) => void;
  /** What a press does; the button itself is called by the name. */
  chooseLabel?: (name: string) => string;
}

/** Everybody in the room, as large as the room there is allows; beyond that the newest, and how many more there are. */
export function NameBoard({ players, onChoose, chooseLabel }: NameBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const box = useBox(board);
  const measure = useMeasure(list, box !== null);
  /** How often the page turned out to need more room than was measured. */
  const [corrections, setCorrections] = useState({ box, times: 0 });
  const times = corrections.box === box ? corrections.times : 0;
  const fit = useMemo(() => {
    if (!box || !measure) return null;
    const widthOf = (text: string) => measure(text) + entry.beside;
    return fitNames({
      widths: players.map(({ name }) => widthOf(name)),
      moreWidth: widthOf('+0000 more players'),
      rowHeight: entry.rowHeight,
      gap,
      box: { width: box.width * (1 - times * correction), height: box.height },
      sizes: (players.length > classSize ? sizes : [...sizes, ...smallerSizes]).map((share) => share * box.screen),
    });
  }, [players, box, measure, times]);
  useLayoutEffect(() => {
    if (!list.current || !fit || !box || times === mostCorrections) return;
    const { scrollHeight, clientHeight } = list.current;
    // While the window changes the room was another; it is measured again at once.
    const isOfThisBox = Math.abs(clientHeight - box.height) < 1;
    if (isOfThisBox && scrollHeight > clientHeight + 1) setCorrections({ box, times: times + 1 });
  }, [fit, box, times]);
  const shown = fit && fit.shown < players.length ? players.toReversed().slice(0, fit.shown) : players;
  const more = players.length - shown.length;
  return (
    <div ref={board} className="relative flex-1 lg:min-h-0">
      <ul
        ref={list}
        className="any-script flex flex-wrap content-start gap-[.25em] text-lg font-semibold lg:absolute lg:inset-0 lg:overflow-hidden"
        style={fit ? { fontSize: `${fit.size}px` } : undefined}
      >
        {shown.map(({ seat_id, name, connected, emblem }) => (
          <li
            key={seat_id}
            {...(onChoose && dragsSeat(seat_id))}
            className={`flex max-w-full animate-pop items-center rounded-full ${entry.look} ${connected ? 'bg-white/15' : 'outline outline-dashed -outline-offset-1 outline-white/50'}`}
          >
            <Choosable {...(onChoose && { onChoose: () => onChoose(seat_id), label: chooseLabel?.(name) ?? name })}>
              <SeatEmblem seat={{ seat_id, emblem }} className="size-[1.25em]" />
              <UserText className="truncate leading-[1.5]">{name}</UserText>
            </Choosable>
            {!connected && (
              <span className="sr-only">
                <Trans>away</Trans>
              </span>
            )}
          </li>
        ))}
        {more > 0 && (
          <li className={`flex items-center rounded-full bg-sun ps-[.6em]! text-on-sun tabular-nums ${entry.look}`}>
            <Trans>+{more} more</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}

/** What is in an entry, as a button where it can be pressed. */
function Choosable({ onChoose, label, children }: { onChoose?: () => void; label?: string; children: ReactNode }) {
  if (!onChoose) return children;
  return (
    <button
      type="button"
      title={label}
      onClick={onChoose}
      className="flex min-w-0 items-center gap-[.3em] rounded-full"
    >
      {children}
    </button>
  );
}

interface Box {
  width: number;
  height: number;
  /** The height of the whole screen. */
  screen: number;
}

/** The room of a part in pixels; null where it grows with what it holds. */
function useBox(part: { current: Element | null }): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    if (!part.current || typeof ResizeObserver === 'undefined') return undefined;
    const look = new ResizeObserver(([seen]) => {
      if (!seen) return;
      const { width, height } = seen.contentRect;
      setBox(isOfOneWindow() ? { width, height, screen: window.innerHeight } : null);
    });
    look.observe(part.current);
    return () => look.disconnect();
  }, [part]);
  return box;
}

/** Measures texts as a part draws them, anew when letters of another script have come. */
function useMeasure(part: { current: Element | null }, isWanted: boolean): ((text: string) => number) | null {
  const [measure, setMeasure] = useState<((text: string) => number) | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const begin = () => part.current && setMeasure(() => textMeasure(part.current!));
    begin();
    document.fonts?.addEventListener('loadingdone', begin);
    return () => document.fonts?.removeEventListener('loadingdone', begin);
  }, [part, isWanted]);
  return measure;
}
