import { Trans, useLingui } from '@lingui/react/macro';
import type { UserHome } from '@lexiroom/contracts/items';
import type { LanguageId } from '@lexiroom/domain/languages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../design/buttons/button.tsx';
import { Select } from '../design/fields/select.tsx';
import { useLanguageName } from '../i18n/language-name.ts';
import { Link, push } from '../navigation/index.ts';
import { partPath, useFolderPart } from './folder-part.ts';
import { FolderHeading } from './heading/folder-heading.tsx';
import { FolderPath } from './heading/folder-path.tsx';
import { EmptyFolder } from './list/empty-folder.tsx';
import { FolderSections } from './list/folder-sections.tsx';

/** A folder of somebody else, with what of it they show. */
export function OthersFolder({ home }: { home: UserHome }) {
  return (
    <div className="flex flex-col gap-6">
      <FolderPath home={home} isOwn={false} marked={undefined} />
      <FolderHeading home={home} isOwn={false} />
      <PagesAndLanguages home={home}>
        {home.items.length === 0 && <EmptyFolder isOwn={false} isRoot={home.directory.item_id === home.root_id} />}
        <div className="flex flex-col gap-8">
          <FolderSections items={home.items} />
        </div>
      </PagesAndLanguages>
    </div>
  );
}

/** What lies in a folder between the choice of a language, where there are several, and the ways to its other pages. */
function PagesAndLanguages({
  home: { page_count, target_languages },
  children,
}: {
  home: UserHome;
  children: ReactNode;
}) {
  const { page = 1, target_language } = useFolderPart();
  return (
    <>
      {target_languages.length > 1 && <LanguageChoice languages={target_languages} chosen={target_language} />}
      {children}
      {page_count > 1 && (
        <nav className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
          {page > 1 && (
            <Link
              to={partPath({ page: page - 1, ...(target_language && { target_language }) })}
              className={buttonClass()}
            >
              <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
              <Trans>Back</Trans>
            </Link>
          )}
          <span className="text-lg font-semibold">
            <Trans>
              Page {page} of {page_count}
            </Trans>
          </span>
          {page < page_count && (
            <Link
              to={partPath({ page: page + 1, ...(target_language && { target_language }) })}
              className={buttonClass('brand')}
            >
              <Trans>More</Trans>
              <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

function LanguageChoice({ languages, chosen }: { languages: readonly LanguageId[]; chosen: LanguageId | undefined }) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const { compare } = new Intl.Collator(i18n.locale);
  const options = languages
    .map((id) => ({ id, name: languageName(id) }))
    .toSorted((one, other) => compare(one.name, other.name));
  return (
    <Select
      label={t`Language`}
      className="w-full max-w-sm"
      value={chosen ?? ''}
      onChange={({ target: { value } }) => push(partPath(value ? { target_language: value as LanguageId } : {}))}
    >
      <option value="">{t`All`}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
