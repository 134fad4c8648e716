import { Plural, Trans } from '@lingui/react/macro';
import type { UserHome } from '@lexiroom/contracts/items';
import { CalendarClock } from 'lucide-react';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { deckPath, Link } from '../../navigation/index.ts';

/** The owner's decks with words due today, most first, each a press away from being studied. */
export function DueToday({ home: { username, due_decks } }: { home: Pick<UserHome, 'username' | 'due_decks'> }) {
  const languageName = useLanguageName();
  if (due_decks.length === 0) return null;
  return (
    <section aria-labelledby="due-today" className="flex flex-col gap-3">
      <h2 id="due-today" className="flex items-center gap-2.5 font-display text-2xl font-bold">
        <CalendarClock className="size-6 text-brand-ink" aria-hidden="true" />
        <Trans>Due today</Trans>
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 sm:-mx-8 sm:scroll-px-8 sm:px-8">
        {due_decks.map(({ item_id, item_name, due_count, target_language }) => (
          <li key={item_id} className="w-60 max-w-[80%] shrink-0 snap-start">
            <Link
              to={deckPath(username, item_id)}
              className="flex h-full min-h-16 flex-col gap-0.5 rounded-2xl border border-line bg-sun-wash px-4 py-3 text-ink hover:border-edge"
            >
              <span className="font-display text-lg leading-tight font-bold wrap-anywhere">
                <UserText className="line-clamp-2 [text-align:match-parent]">{item_name}</UserText>
              </span>
              <span className="mt-auto">
                <Plural value={due_count} one="# word" other="# words" />
                {' · '}
                {languageName(target_language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
