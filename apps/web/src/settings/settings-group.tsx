import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../design/layout/card.tsx';

/** The groups of the settings, in the order of the page; each is its place in the address: `/settings#sessions`. */
export const groupNames = [
  'profile',
  'email',
  'password',
  'google',
  'languages',
  'study',
  'reminders',
  'sound',
  'display',
  'privacy',
  'sessions',
  'data',
  'delete',
] as const;
export type GroupName = (typeof groupNames)[number];

/** The id of a group's heading, which takes the focus when one goes there. */
export const headingId = (name: GroupName) => `${name}-heading`;

export interface GroupProps {
  name: GroupName;
  title: ReactNode;
  children: ReactNode;
}

/** Settings that belong together. */
export function Group({ name, title, children }: GroupProps) {
  return (
    <section id={name} aria-labelledby={headingId(name)} className="scroll-mt-18 lg:scroll-mt-4">
      <Card className="flex flex-col gap-6 p-5 sm:p-7">
        <h2 id={headingId(name)} tabIndex={-1} className="font-display text-2xl font-bold outline-none">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

/** Goes to a group: its heading comes to the top and has the focus. */
export function goToGroup(name: string): void {
  const section = groupNames.find((groupName) => groupName === name);
  if (!section) return;
  document.getElementById(section)?.scrollIntoView();
  document.getElementById(headingId(section))?.focus({ preventScroll: true });
}

/** The way to each group: beside the settings on a wide window; on a narrow one a row that is pushed along, and stays above them. */
export function GroupList({ groups }: { groups: readonly { name: GroupName; title: string }[] }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Settings`}
      className="sticky top-0 z-10 -mx-4 min-w-0 overflow-x-auto bg-paper px-4 py-2 sm:-mx-8 sm:px-8 lg:top-4 lg:mx-0 lg:max-h-[calc(100dvh-2rem)] lg:overflow-x-visible lg:overflow-y-auto lg:p-0"
    >
      <ul className="flex gap-2 max-lg:w-max lg:flex-col lg:gap-1">
        {groups.map(({ name, title }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="flex min-h-12 items-center rounded-xl px-3 font-semibold whitespace-nowrap text-soft max-lg:border max-lg:border-line max-lg:bg-card lg:whitespace-normal hover:bg-brand-wash hover:text-brand-ink"
              onClick={(event) => {
                event.preventDefault();
                goToGroup(name);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
