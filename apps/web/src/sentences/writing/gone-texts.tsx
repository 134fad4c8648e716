import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { isTargetType } from '@lexiroom/domain/sentences/sentence';
import { LostText } from '../../deck-editor/unsaved/lost-text.tsx';
import type { UnsentText } from './store/unsent-texts.ts';

interface GoneTextsProps {
  /** All that is not sent; those whose sentence was deleted elsewhere are shown. */
  texts: readonly UnsentText[];
  languages: { target_language: LanguageId; source_language: LanguageId | null };
  onDiscard: (text: UnsentText) => void;
}

/** What was written into sentences that another tab has deleted: to be copied, or thrown away. */
export function GoneTexts({ texts, languages, onDiscard }: GoneTextsProps) {
  const { t } = useLingui();
  const gone = texts.filter(({ status }) => status === 'gone');
  if (gone.length === 0) return null;
  return (
    <ul aria-label={t`Texts without a sentence`} className="flex flex-col gap-2">
      {gone.map((text) => (
        <li key={`${text.sentence_id}/${text.sentence_type}`}>
          <LostText
            text={text.translation ?? ''}
            language={isTargetType(text.sentence_type) ? languages.target_language : languages.source_language}
            onDiscard={() => onDiscard(text)}
          >
            <Trans>This sentence was deleted elsewhere. You wrote:</Trans>
          </LostText>
        </li>
      ))}
    </ul>
  );
}
