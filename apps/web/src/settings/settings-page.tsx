import { NotFound } from '../shell/not-found.tsx';

/** What users choose for themselves. */
export function SettingsPage() {
  return <NotFound />;
}
