import { Plural, useLingui } from '@lingui/react/macro';
import type { UserResult } from '@lexiroom/contracts/search';
import { UserSearch } from 'lucide-react';
import { UserPicture } from '../../accounts/user-picture.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Link, userPath } from '../../navigation/index.ts';
import { Results } from '../results.tsx';
import { useUserSearch } from '../search-queries.ts';
import { ResultsSkeleton, resultClass, ResultList } from './result-list.tsx';

export interface UserListProps {
  term: string;
  /** The overlay gives way to the page of the user who was chosen. */
  onClose: () => void;
}

/** Users that a search found; before there is a term, how to find somebody. */
export function UserList({ term, onClose }: UserListProps) {
  const { t } = useLingui();
  if (term) return <FoundUsers term={term} onClose={onClose} />;
  return (
    <EmptyState icon={<UserSearch className="size-8" />} title={t`Find somebody's decks`}>
      {t`Type the beginning of their username.`}
    </EmptyState>
  );
}

function FoundUsers({ term, onClose }: UserListProps) {
  const search = useUserSearch(term);
  return (
    <Results kind="user" search={search} skeleton={<ResultsSkeleton />}>
      {(users) => (
        <ResultList>
          {users.map((user) => (
            <UserRow key={user.username} user={user} onOpen={onClose} />
          ))}
        </ResultList>
      )}
    </Results>
  );
}

/** A user who was found, with what others can study of theirs; '1' reads 'study' (specification 1 section 2). */
function UserRow({ user, onOpen }: { user: UserResult; onOpen: () => void }) {
  return (
    <li>
      <Link data-result to={userPath(user.username)} className={resultClass} onClick={onOpen}>
        <UserPicture user={user} className="size-14 text-xl" />
        <span className="min-w-0 flex-1">
          <span className="block font-display text-lg leading-tight font-bold wrap-anywhere">
            <UserText>{user.username}</UserText>
          </span>
          <span className="block text-soft">
            <Plural value={Number(user.item_count)} one="# study" other="# studies" />
          </span>
        </span>
      </Link>
    </li>
  );
}
