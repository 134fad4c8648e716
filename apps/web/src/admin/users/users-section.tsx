import { useLingui } from '@lingui/react/macro';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { PagedList } from '../paged-list.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { type DoneAction, ListedUserCard, useDoneWords, usersKey } from './listed-user-card.tsx';

/** People with accounts: found, verified, suspended and readmitted, made admins (decisions section 13). */
export function UsersSection() {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [done, setDone] = useState<DoneAction>();
  const doneWords = useDoneWords();
  return (
    <div className="flex flex-col gap-5">
      <SearchBox label={t`Find a user`} placeholder={t`Beginning of a name or e-mail`} onSearch={setSearch} />
      <PagedList
        key={search}
        queryKey={[...usersKey, search]}
        read={(page, signal) => api.adminUsers({ query: { search, page } }, signal)}
        icon={<UserX className="size-8" />}
        empty={t`No user’s name begins like this`}
      >
        {(users) => (
          <>
            <output className="rounded-xl font-semibold text-good-ink empty:sr-only">
              {done && users.every(({ user_id }) => user_id !== done.user.user_id) && (
                <>
                  <UserText>{done.user.username}</UserText>: {doneWords[done.action]}
                </>
              )}
            </output>
            <ul className="flex flex-col gap-4">
              {users.map((user) => (
                <ListedUserCard
                  key={user.user_id}
                  user={user}
                  done={done?.user.user_id === user.user_id ? done.action : undefined}
                  onDone={setDone}
                />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </div>
  );
}
