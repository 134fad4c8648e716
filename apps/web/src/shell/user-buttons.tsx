import type { SessionUser } from '@lexiroom/contracts/accounts';
import { UserMenu } from '../accounts/user-menu/user-menu.tsx';
import { FeedbackButton } from './feedback-button.tsx';

/** The part of the top bar for logged-in users: feedback and the user menu. Visitors do not fetch it. */
export function UserButtons({ user }: { user: SessionUser }) {
  return (
    <>
      <FeedbackButton />
      <UserMenu user={user} />
    </>
  );
}
