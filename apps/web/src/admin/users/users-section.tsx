import { useLingui } from '@lingui/react/macro';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { Paged } from '../paged.tsx';
import { ListedUserCard, usersKey } from './listed-user-card.tsx';

/** People with accounts: found, verified, suspended and readmitted, made admins (decisions section 13). */
export function UsersSection() {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  return (
    <div className="flex flex-col gap-5">
      <SearchBox label={t`Find a user`} placeholder={t`Beginning of a name or e-mail`} onSearch={setSearch} />
      <Paged
        key={search}
        queryKey={[...usersKey, search]}
        read={(page, signal) => api.adminUsers({ query: { search, page } }, signal)}
        icon={<UserX className="size-8" />}
        empty={t`No user begins like this`}
      >
        {(users) => (
          <ul className="flex flex-col gap-4">
            {users.map((user) => (
              <ListedUserCard key={user.user_id} user={user} />
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}
