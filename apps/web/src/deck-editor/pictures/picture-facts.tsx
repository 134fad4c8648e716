import { Trans } from '@lingui/react/macro';
import type { ImageRowEntry, TranslationRow } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { CreditsList } from '../../decks/credits-list.tsx';
import { NotShared } from '../../decks/not-shared.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import type { EditorLanguages } from '../row.ts';
import { Approval } from '../library-entries/approval.tsx';

/** What a picture is called in both languages, and behind a fold whose it is. */
export function PictureFacts({ entry, languages }: { entry: ImageRowEntry; languages: EditorLanguages }) {
  const { target_language, source_language } = languages;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex empty:hidden">
        {entry.image_license === null ? (
          <NotShared />
        ) : (
          <Approval isApproved={entry.image_approved} submitter={entry.submitted_by} />
        )}
      </div>
      <dl className="flex flex-col gap-1.5">
        <Names language={target_language} names={entry.target_translations} />
        {source_language && <Names language={source_language} names={entry.source_translations} />}
      </dl>
      {entry.image_license !== null && <Credits entry={entry} />}
    </div>
  );
}

function Credits({ entry }: { entry: ImageRowEntry }) {
  return (
    <details className="rounded-2xl border border-line">
      <summary className="min-h-12 content-center px-3 py-1.5 font-semibold">
        <Trans>Artist, licence and source</Trans>
      </summary>
      <div className="border-t border-line p-3">
        <CreditsList
          artist={entry.artist_name}
          licence={entry.image_license}
          links={entry.references}
          submitter={entry.submitted_by}
        />
      </div>
    </details>
  );
}

function Names({ language, names }: { language: LanguageId; names: readonly TranslationRow[] }) {
  const languageName = useLanguageName();
  return (
    <div>
      <dt className="text-sm text-soft">{languageName(language)}</dt>
      <dd className="flex flex-wrap gap-x-2 wrap-anywhere">
        {names.length === 0 && (
          <span className="text-soft">
            <Trans>No name yet</Trans>
          </span>
        )}
        {names.map(({ translation_id, translation, selected }, index) => (
          <span key={translation_id} className={selected ? 'font-bold' : ''}>
            <UserText language={language}>{translation}</UserText>
            {index < names.length - 1 && <span aria-hidden="true"> ·</span>}
          </span>
        ))}
      </dd>
    </div>
  );
}
