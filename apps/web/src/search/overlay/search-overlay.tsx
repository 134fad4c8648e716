import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useSession } from '../../session/session.ts';
import { type Filter, useLanguageFilter } from '../language-filter.ts';
import { LanguageSelects } from '../language-selects.tsx';
import { SearchBox } from '../search-box.tsx';
import type { SearchKind } from '../search-queries.ts';
import { DeckList, ReadyMadeDecks } from './deck-list.tsx';
import { StoryList } from './story-list.tsx';
import { UserList } from './user-list.tsx';

/** Looks for decks, stories and users from every page (specification 1 section 2). */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<SearchKind>('deck');
  const [term, setTerm] = useState('');
  const [isFiltering, setFiltering] = useState(false);
  const filter = useLanguageFilter();
  return (
    <Dialog title={t`Search`} width="wide" onClose={onClose}>
      <div
        ref={sheet}
        role="presentation"
        // The overlay is always as high as it can become, so that nothing moves when results come and go.
        className="flex min-h-[calc(min(92dvh,60rem)-7.5rem)] flex-col gap-5"
        onKeyDown={(event) => sheet.current && moveByArrowKeys(event, sheet.current)}
      >
        <SearchBox
          label={t`What are you looking for?`}
          placeholder={t`Type a topic or Enter a username`}
          takesFocus
          onSearch={setTerm}
        />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <RadioGroup
            legend={t`Search for`}
            options={[
              { value: 'deck', label: t`Decks` },
              { value: 'story', label: t`Stories` },
              { value: 'user', label: t`Users` },
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind !== 'user' && (
            <Button
              aria-expanded={isFiltering}
              aria-controls={id}
              icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
              onClick={() => setFiltering(!isFiltering)}
            >
              <span>
                <span className="sr-only">{t`Languages:`} </span>
                <ChosenLanguages filter={filter} />
              </span>
            </Button>
          )}
        </div>
        <div id={id} hidden={!isFiltering || kind === 'user'} className="gap-4 not-[[hidden]]:grid sm:grid-cols-2">
          <LanguageSelects filter={filter} role={user?.role} />
        </div>
        <div className="flex flex-1 flex-col gap-3">
          {kind === 'story' && <StoryList term={term} filter={filter} />}
          {kind === 'user' && <UserList term={term} onClose={onClose} />}
          {kind === 'deck' && (term ? <DeckList term={term} filter={filter} /> : <ReadyMadeDecks filter={filter} />)}
        </div>
      </div>
    </Dialog>
  );
}

/** The words of the button that opens the language filter: the chosen languages. */
function ChosenLanguages({ filter: { target_language, source_language } }: { filter: Filter }) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const target = target_language && languageName(target_language);
  const source = source_language && languageName(source_language);
  if (target && source) return t`${target} from ${source}`;
  if (source) return t`From ${source}`;
  return target ?? t`All languages`;
}

/** Up and down go from the search box to the results and from one to the next; up from the first, back to the box. */
function moveByArrowKeys(event: KeyboardEvent, sheet: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!step || isModified || !(event.target instanceof HTMLElement)) return;
  const box = sheet.querySelector<HTMLElement>('input[type=search]');
  const stops = [box, ...sheet.querySelectorAll<HTMLElement>('a[data-result]')].filter((stop) => stop !== null);
  const at = stops.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
