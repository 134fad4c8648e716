import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useSession } from '../../accounts/session.ts';
import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { useLanguageFilter } from '../language-filter.ts';
import { LanguageFilter } from '../language-lists.tsx';
import { SearchBox } from '../search-box.tsx';
import type { SearchKind } from '../searches.ts';
import { DeckList } from './deck-list.tsx';
import { ReadyMadeDecks } from './ready-made-decks.tsx';
import { UserList } from './user-list.tsx';
import { walkResults } from './walk.ts';

/** Looks for decks and for users from every page (specification 1 section 2). */
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
        className="flex flex-col gap-5"
        onKeyDown={(event) => sheet.current && walkResults(event, sheet.current)}
      >
        <SearchBox
          label={t`What are you looking for?`}
          placeholder={t`Type a topic or Enter a username`}
          takesFocus
          onSearch={setTerm}
        />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Choice
            legend={t`Look for`}
            options={[
              { value: 'deck', label: t`Decks` },
              { value: 'user', label: t`Users` },
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind === 'deck' && (
            <Button
              aria-expanded={isFiltering}
              aria-controls={id}
              icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
              onClick={() => setFiltering(!isFiltering)}
            >
              {t`Languages`}
            </Button>
          )}
        </div>
        <div id={id} hidden={!isFiltering || kind !== 'deck'} className="gap-4 not-[[hidden]]:grid sm:grid-cols-2">
          <LanguageFilter filter={filter} role={user?.role} />
        </div>
        <div className="flex min-h-[min(50dvh,32rem)] flex-col gap-3">
          {kind === 'user' && <UserList term={term} onClose={onClose} />}
          {kind === 'deck' && (term ? <DeckList term={term} filter={filter} /> : <ReadyMadeDecks filter={filter} />)}
        </div>
      </div>
    </Dialog>
  );
}
