import { useEffect } from 'react';
import { Loading } from '../design/feedback/loading.tsx';
import { logInPath, replace, userPath } from '../navigation/index.ts';
import { useSession } from '../session/session.ts';

/** `/today`, where reminders lead: the own home, which begins with what is due today; visitors log in first. */
export function TodaysHomePage() {
  const { user, isChecked } = useSession();
  const to = user ? userPath(user.username) : isChecked ? logInPath('/today') : undefined;
  useEffect(() => {
    if (to !== undefined) replace(to);
  }, [to]);
  return <Loading />;
}
