import type { SessionUser } from '@lexiroom/contracts/accounts';
import { UserMenu } from '../accounts/user-menu/user-menu.tsx';
import { FeedbackButton } from './feedback-button.tsx';

/** What only a user finds in the top bar; visitors do not fetch it. */
export function UserButtons({ user }: { user: SessionUser }) {
  return (
    <>
      <FeedbackButton />
      <UserMenu user={user} />
    </>
  );
}
