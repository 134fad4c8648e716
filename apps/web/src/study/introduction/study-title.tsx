import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { House, Pencil, Printer } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { withLinkKey } from '../../api/link-key.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { DeckLevel } from '../../decks/deck-languages.tsx';
import { iconButtonClass } from '../../design/buttons/icon-button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { directoryPath, editDeckPath, Link, printPath, userPath } from '../../navigation/index.ts';
import type { Study } from '../study.ts';
import { CopyWords } from './copy-words.tsx';
import { listedWords } from '../study.ts';
import { byTarget, sourcesToChoose, StudyLanguages } from '../study-languages.tsx';

/** The home arrow of a study: to the folder it lies in, as it was left (specification 1 section 2). */
export function FolderLink({ study: { data, isOwner } }: { study: Study }) {
  const { t } = useLingui();
  const { username, directory } = data;
  const words = t`Back to the folder`;
  const toFolder = directory !== null && directoryPath(username, directory);
  return (
    <Link
      isWayUp
      to={toFolder ? (isOwner ? toFolder : withLinkKey(toFolder)) : userPath(username)}
      aria-label={words}
      title={words}
      className={`${iconButtonClass} -mt-2 -ms-3 mb-1`}
    >
      <House className="size-6" aria-hidden="true" />
    </Link>
  );
}

export interface StudyTitleProps {
  study: Study;
  /** Stands on the cover. */
  onCover: ReactNode;
  /** Stands behind the count. */
  tools: ReactNode;
  /** Everything that can be done with the study. */
  children: ReactNode;
}

/** Cover, name, languages, count and owner, with what can be done below (specification 2 section 2.1). */
export function StudyTitle({ study, onCover, tools, children }: StudyTitleProps) {
  const { data, name, isCustom } = study;
  return (
    <header className="flex flex-wrap items-start gap-4 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8">
      <div className="relative w-[min(7rem,28vw)] sm:w-56 lg:w-80">
        <Picture src={data.image_path} alt="" lazy={false} className="rounded-2xl sm:rounded-[1.75rem]" />
        {onCover}
      </div>
      {/* On a phone the picture stands beside the name, unless letters are large; what can be done begins below both. */}
      <div className="flex min-w-0 flex-col gap-4 max-sm:contents">
        <div className="min-w-0 max-sm:flex-1 max-sm:basis-44">
          <h1 className="font-display text-2xl leading-tight font-extrabold wrap-anywhere hyphens-auto sm:text-5xl">
            <UserText>{name}</UserText>
            {isCustom && (
              <>
                {' '}
                <span className="inline-block rounded-2xl bg-brand-wash px-3 py-1 align-middle text-xl font-bold text-brand-ink sm:text-2xl">
                  <Trans>Custom study</Trans>
                </span>
              </>
            )}
          </h1>
          <p className="mt-1 text-soft sm:text-xl">
            {data.level && (
              <>
                <DeckLevel level={data.level} />{' '}
              </>
            )}
            <Languages study={study} />
          </p>
          <div className="-my-1 flex flex-wrap items-center gap-x-2 text-soft sm:text-lg">
            <p className="min-w-0">
              <Plural value={listedWords(study).length} one="# word" other="# words" />
              {' · '}
              <Trans>
                by{' '}
                <Link
                  to={userPath(data.username)}
                  className="inline-block max-w-full py-2.5 font-semibold wrap-anywhere text-brand-ink underline-offset-4 hover:underline"
                >
                  <UserText>{data.username}</UserText>
                </Link>
              </Trans>
            </p>
            <span className="flex flex-wrap">
              <CopyWords study={study} />
              {study.isTeacher && <PrintLink study={study} />}
              {tools}
            </span>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-sm:basis-full">{children}</div>
      </div>
    </header>
  );
}

/** To sheets of paper with these words, for teachers (specification 2 section 2.1). */
function PrintLink({ study: { data } }: { study: Study }) {
  const { t } = useLingui();
  return (
    <Link
      to={printPath(data.username, data.studyDeckIds, data.read_from)}
      aria-label={t`Print`}
      title={t`Print`}
      className={iconButtonClass}
    >
      <Printer className="size-5" aria-hidden="true" />
    </Link>
  );
}

/** Fetched with its words only where there is something to choose. */
const SourceChoice = lazyPart(
  async () => (await withWords(import('../reading/source-choice.tsx'), pagesCatalogues)).SourceChoice,
);

/** The languages of a study; where it can be read from others, with the choice of one. */
function Languages({ study }: { study: Study }) {
  const { data } = study;
  const [[target] = [], ...otherTargets] = byTarget(data);
  const languages = <StudyLanguages data={data} />;
  const hasChoice = target !== undefined && otherTargets.length === 0 && sourcesToChoose(data).length > 1;
  const isDrawn = useDeferredValue(true, false);
  if (!hasChoice) return languages;
  // As high as the choice, so that nothing moves when it comes, after the words of the study.
  const before = <span className="inline-flex min-h-11 items-center">{languages}</span>;
  return <Suspense fallback={before}>{isDrawn ? <SourceChoice study={study} target={target} /> : before}</Suspense>;
}

/** Opens the editor, for the owner of a single deck (specification 3 section 2). */
export function EditButton({ study: { address, isOwnDeck } }: { study: Study }) {
  const { t } = useLingui();
  const [id] = address.ids;
  if (!isOwnDeck || id === undefined) return null;
  return (
    <Link
      to={editDeckPath(address.owner, Number(id))}
      aria-label={t`Edit deck`}
      title={t`Edit deck`}
      className={iconButtonClass}
    >
      <Pencil className="size-5" aria-hidden="true" />
    </Link>
  );
}
