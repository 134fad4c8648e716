import { useLingui } from '@lingui/react/macro';
import { type GroupName, goToGroup } from './group.tsx';

/** The way to each group: beside the settings on a wide window, above them on a narrow one. */
export function GroupList({ groups }: { groups: readonly { name: GroupName; title: string }[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Settings`} className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {groups.map(({ name, title }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="flex min-h-12 items-center rounded-xl px-3 font-semibold text-soft hover:bg-brand-wash hover:text-brand-ink"
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
