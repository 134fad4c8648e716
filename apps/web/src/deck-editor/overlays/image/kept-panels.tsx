import { Activity, type ReactNode, useState } from 'react';

export interface KeptPanelsProps {
  /** By their names. */
  panels: Readonly<Record<string, ReactNode>>;
  /** The name of the one that is looked at. */
  shown: string;
}

/**
 * Panels, one of them shown. What was done in another one waits there, out of sight. Drawn by every tab in the same way, so
 * that it is the same one for all.
 */
export function KeptPanels({ panels, shown }: KeptPanelsProps) {
  const [seen, setSeen] = useState<readonly string[]>([shown]);
  if (!seen.includes(shown)) setSeen([...seen, shown]);
  return seen.map((name) => (
    <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
      {panels[name]}
    </Activity>
  ));
}
