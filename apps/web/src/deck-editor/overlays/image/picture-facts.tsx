import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry, TranslationRow } from '@lexiroom/contracts/library';
import { type LanguageId } from '@lexiroom/domain/languages';
import { BadgeCheck } from 'lucide-react';
import { useSession } from '../../../accounts/session.ts';
import { PictureCredits } from '../../../decks/picture-credits.tsx';
import { UserText } from '../../../design/user-text.tsx';
import { useLanguageName } from '../../../i18n/language-name.ts';
import type { EditorLanguages } from '../../row.ts';

/** What a picture is called in both languages, and behind a fold whose it is. */
export function PictureFacts({ entry, languages }: { entry: ImageRowEntry; languages: EditorLanguages }) {
  const { target_language, source_language } = languages;
  return (
    <div className="flex flex-col gap-2">
      <ApprovalMark entry={entry} />
      <dl className="flex flex-col gap-1.5">
        <Names language={target_language} names={entry.target_translations} />
        {source_language && <Names language={source_language} names={entry.source_translations} />}
      </dl>
      <details className="rounded-2xl border border-line">
        <summary className="min-h-12 content-center px-3 font-semibold">
          <Trans>Artist, licence and source</Trans>
        </summary>
        <PictureCredits imageId={entry.image_id} />
      </details>
    </div>
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

/** Whether admins have looked at a picture; that they have not is told to them, and to whoever added it. */
export function ApprovalMark({ entry }: { entry: Pick<ImageRowEntry, 'image_approved' | 'submitted_by'> }) {
  const { t } = useLingui();
  const { user } = useSession();
  if (entry.image_approved) {
    return (
      <p className="flex items-center gap-1.5 font-semibold text-good-ink">
        <BadgeCheck className="size-5 shrink-0" aria-hidden="true" />
        {t`Approved`}
      </p>
    );
  }
  if (!user?.is_admin && user?.username !== entry.submitted_by) return null;
  return <p className="self-start rounded-full bg-sun-wash px-2.5 text-sm font-semibold">{t`Not approved`}</p>;
}
