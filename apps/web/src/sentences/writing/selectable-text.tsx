// A field would show no colours of what is highlighted already.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import {
  directionOfArrow,
  type ReadingDirection,
  selectionAfterKey,
  type SelectionStep,
  type TextSelection,
} from '@lexiroom/domain/sentences/highlights';
import type { Highlight } from '@lexiroom/domain/sentences/sentence';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { HighlightedText } from '../text/highlighted-text.tsx';

/** So long a finger rests on a text before it selects, in milliseconds. */
const holdMs = 600;

interface SelectableTextProps {
  label: string;
  text: string;
  highlights: readonly Highlight[];
  language: LanguageId;
  onSelect: (selection: TextSelection) => void;
}

/**
 * A text of which a part is selected: with the mouse, by holding a finger on it, or with the arrow keys and Shift (Ctrl or
 * Alt by words, Home and End). It is the browser's own selection, so that it looks and sounds as everywhere.
 */
export function SelectableText({ label, text, highlights, language, onSelect }: SelectableTextProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Browsers show none in what cannot be typed into: without it nobody would know where their keys begin. */
  const [caret, setCaret] = useState<Caret>();
  const showCaret = () => setCaret(box.current ? caretIn(box.current) : undefined);
  const selected = useEffectEvent(() => {
    const selection = box.current && selectionIn(box.current);
    if (selection) onSelect(selection);
    showCaret();
  });
  useEffect(() => {
    const listen = () => selected();
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, []);
  useEffect(() => {
    if (!box.current) return;
    box.current.focus();
    select(box.current, { anchor: 0, focus: 0 });
  }, []);

  function onKey(event: KeyboardEvent) {
    const key = stepOf(event, language);
    if (!key || !box.current) return;
    event.preventDefault();
    const before = selectionIn(box.current) ?? { anchor: 0, focus: 0 };
    const after = selectionAfterKey(text, before, { ...key, extends: event.shiftKey }, language);
    select(box.current, after);
    // The browser tells of it later, maybe after the Enter that confirms.
    onSelect(after);
  }
  /** Most browsers select what a finger holds; where one does not, the word below it is selected here. */
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letGo = () => clearTimeout(hold.current);
  useEffect(() => () => clearTimeout(hold.current), []);
  function press({ pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'touch') return;
    hold.current = setTimeout(() => {
      const point = document.caretPositionFromPoint(clientX, clientY);
      if (!box.current || !getSelection()?.isCollapsed || !point || !box.current.contains(point.offsetNode)) return;
      select(box.current, wordAt(text, placeOf(box.current, point.offsetNode, point.offset), language));
    }, holdMs);
  }
  return (
    <div className="relative">
      <div
        ref={box}
        onFocus={showCaret}
        onBlur={() => setCaret(undefined)}
        dir={languageOf(language).direction}
        onPointerDown={press}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        role="textbox"
        aria-readonly="true"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKey}
        className="min-h-12 rounded-xl border-2 border-brand px-2.5 py-2 text-lg wrap-anywhere select-text"
      >
        <HighlightedText language={language} highlights={highlights}>
          {text}
        </HighlightedText>
      </div>
      {caret && (
        <span
          aria-hidden="true"
          style={caret}
          className="pointer-events-none absolute w-0.5 bg-brand-ink motion-safe:animate-pulse"
        />
      )}
    </div>
  );
}

/** Where a caret stands in the box around a text, and how high it is; in pixels. */
interface Caret {
  left: number;
  top: number;
  height: number;
}

/** Where the keys are in a text that has the focus, while nothing of it is selected. */
function caretIn(element: HTMLElement): Caret | undefined {
  const selection = getSelection();
  if (!selection?.isCollapsed || document.activeElement !== element || !selectionIn(element)) return undefined;
  const place = selection.getRangeAt(0).getClientRects?.()[0];
  if (!place) return undefined;
  const around = element.getBoundingClientRect();
  return { left: place.left - around.left - 1, top: place.top - around.top, height: place.height };
}

/** The word of a text at a place in it. */
function wordAt(text: string, place: number, language: LanguageId): TextSelection {
  const end = selectionAfterKey(text, { anchor: place, focus: place }, { ...wordStep, direction: 'forward' }, language);
  const start = selectionAfterKey(text, end, { ...wordStep, direction: 'back' }, language);
  return { anchor: start.focus, focus: end.focus };
}
const wordStep = { step: 'word', extends: false } as const;

/** How far a key moves, by the direction in which the language is written. */
function stepOf(
  { key, ctrlKey, altKey }: KeyboardEvent,
  language: LanguageId,
): { step: SelectionStep; direction: ReadingDirection } | undefined {
  if (key === 'Home') return { step: 'line', direction: 'back' };
  if (key === 'End') return { step: 'line', direction: 'forward' };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = ctrlKey || altKey ? 'word' : 'letter';
  return { step, direction: directionOfArrow(key, languageOf(language)) };
}

/** What is selected in an element, as places in its text; undefined when the selection is elsewhere. */
function selectionIn(element: HTMLElement): TextSelection | undefined {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  if (!anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode)) return undefined;
  return { anchor: placeOf(element, anchorNode, anchorOffset!), focus: placeOf(element, focusNode, focusOffset!) };
}

function placeOf(element: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  return before.toString().length;
}

function select(element: HTMLElement, { anchor, focus }: TextSelection): void {
  const from = pointAt(element, anchor);
  const to = pointAt(element, focus);
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/** The text node of a place in an element's text, and the place in it. */
function pointAt(element: HTMLElement, place: number): { node: Node; offset: number } {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = place;
  let last: Node = element;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) return { node, offset: left };
    left -= length;
    last = node;
  }
  return { node: last, offset: last === element ? 0 : (last.textContent ?? '').length };
}
