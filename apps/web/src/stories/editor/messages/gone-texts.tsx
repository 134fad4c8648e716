import type { LanguageId } from '@lexiroom/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import { LostText } from '../../../deck-editor/unsaved/lost-text.tsx';
import type { UnsentText } from '../store/unsent-texts.ts';

export interface GoneTextsProps {
  /** All that is not sent; those whose section was deleted elsewhere are shown. */
  texts: readonly UnsentText[];
  language: LanguageId;
  onDiscard: (text: UnsentText) => void;
}

/** What was written into sections that another tab has deleted: to be copied, or thrown away. */
export function GoneTexts({ texts, language, onDiscard }: GoneTextsProps) {
  const { t } = useLingui();
  const gone = texts.filter(({ status }) => status === 'gone');
  if (gone.length === 0) return null;
  return (
    <ul aria-label={t`Texts without a section`} className="flex flex-col gap-2">
      {gone.map((text) => (
        <li key={`${text.section_id}/${text.field}`}>
          <LostText
            text={text.text}
            language={text.field === 'text' ? language : undefined}
            onDiscard={() => onDiscard(text)}
          >
            <Trans>This section was deleted elsewhere. You wrote:</Trans>
          </LostText>
        </li>
      ))}
    </ul>
  );
}
