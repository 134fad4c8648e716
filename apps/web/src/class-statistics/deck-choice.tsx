import { Plural, Trans } from '@lingui/react/macro';
import { UserText } from '../design/typography/user-text.tsx';

export interface DeckChoiceProps {
  decks: readonly { deck_id: number; deck_name: string }[];
  /** Undefined: all of them. */
  chosen: readonly number[] | undefined;
  onChange: (chosen: number[] | undefined) => void;
}

/** The decks that are looked at, out of those that the class has to do with. Without any chosen it is all of them. */
export function DeckChoice({ decks, chosen, onChange }: DeckChoiceProps) {
  if (decks.length < 2) return null;
  const isChosen = (deck_id: number) => chosen?.includes(deck_id) ?? false;
  const toggle = (deck_id: number) => {
    const next = decks.map((deck) => deck.deck_id).filter((id) => isChosen(id) !== (id === deck_id));
    onChange(next.length === 0 || next.length === decks.length ? undefined : next);
  };
  const count = chosen?.length ?? 0;
  return (
    <details className="group min-w-0 rounded-2xl border-2 border-line bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-1.5 font-semibold">
        {count === 0 ? <Trans>All decks</Trans> : <Plural value={count} one="# deck" other="# decks" />}
      </summary>
      <fieldset className="flex max-h-72 flex-col overflow-y-auto border-t-2 border-line p-2">
        <legend className="sr-only">
          <Trans>Decks</Trans>
        </legend>
        {decks.map(({ deck_id, deck_name }) => (
          <label
            key={deck_id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-2 hover:bg-brand-wash"
          >
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand"
              checked={isChosen(deck_id)}
              onChange={() => toggle(deck_id)}
            />
            <UserText className="min-w-0 wrap-anywhere">{deck_name}</UserText>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
