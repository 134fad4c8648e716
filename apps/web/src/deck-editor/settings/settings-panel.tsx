import { Trans, useLingui } from '@lingui/react/macro';
import type { Visibility } from '@lexiroom/contracts/items';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../../design/layout/card.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { UnsharedPictures } from '../../items/visibility/unshared-pictures.tsx';
import type { DeckSettings, EditorStore, Purpose } from '../editor-store.ts';
import type { EditorLanguages } from '../row.ts';
import { LanguageSelects } from './language-selects.tsx';
import { NameField } from './name-field.tsx';

export interface SettingsPanelProps {
  settings: DeckSettings;
  onChange: EditorStore['changeSettings'];
  onLanguages: (languages: EditorLanguages) => void;
  isOpen: boolean;
  onToggle: () => void;
  /** Why an empty name cannot be taken. */
  nameError: string | undefined;
  /** The deck is not made yet. */
  isDraft: boolean;
  /** Undefined as long as it is not made. */
  deck_id: number | undefined;
  /** Who sees the deck; of one that is not made yet: who would see it, were it public. */
  seenBy: Visibility;
  /** Where the deck goes, as long as that can be chosen here. */
  place: ReactNode;
}

/** What the deck is: folded into one line once it is filled in (specification 3 section 3, deck info). */
export function SettingsPanel(props: SettingsPanelProps) {
  const { settings, onChange, onLanguages, isOpen, onToggle, nameError, isDraft, deck_id, seenBy, place } = props;
  const seenByWords = useSeenByWords();
  const { t } = useLingui();
  const id = useId();
  const { purpose, show_translation, source_language } = settings;
  return (
    <Card className="mb-6">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3 rounded-3xl px-5 py-3 text-start"
        >
          <span className="min-w-0 flex-1">
            {isOpen ? (
              <span className="font-display text-xl font-bold">
                <Trans>About the deck</Trans>
              </span>
            ) : (
              <Summary settings={settings} />
            )}
          </span>
          <ChevronDown
            className={`size-6 shrink-0 text-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="grid gap-5 px-5 pb-5 lg:grid-cols-2">
        <NameField
          name={settings.deck_name}
          error={nameError}
          isEager={isDraft}
          onChange={(deck_name) => onChange({ deck_name })}
        />
        <LanguageSelects languages={settings} onChange={onLanguages} />
        <RadioGroup<Purpose>
          legend={t`What is it for?`}
          look="cards"
          options={[
            // Who sees a deck is decided when it is made.
            { value: 'study', label: t`To share or teach`, hint: isDraft && seenByWords(seenBy) },
            { value: 'learn', label: t`For me to learn`, hint: isDraft && seenByWords('private') },
          ]}
          value={purpose}
          onChange={(chosen) => onChange({ purpose: chosen })}
        />
        {place}
        {!isDraft && (
          <div className="flex flex-col gap-2 self-center">
            <p className="text-soft">{seenByWords(seenBy)}</p>
            {isOpen && deck_id !== undefined && seenBy !== 'private' && <UnsharedPictures item_ids={[deck_id]} />}
          </div>
        )}
        {source_language !== null && (
          <div className="self-center">
            <Switch
              label={t`Include translations`}
              hint={t`They appear below the words.`}
              checked={show_translation}
              onChange={(checked) => onChange({ show_translation: checked })}
            />
          </div>
        )}
      </div>
    </Card>
  );
}

function Summary({ settings }: { settings: DeckSettings }) {
  const languageName = useLanguageName();
  const { deck_name, target_language, source_language, purpose } = settings;
  const target = languageName(target_language);
  const source = source_language && languageName(source_language);
  return (
    <>
      <span className="block font-display text-xl font-bold wrap-anywhere">
        {deck_name ? <UserText>{deck_name}</UserText> : <Trans>About the deck</Trans>}
      </span>
      <span className="block text-soft">
        {source ? (
          <Trans>
            {target} from {source}
          </Trans>
        ) : (
          target
        )}
        {' · '}
        {purpose === 'study' ? <Trans>To share or teach</Trans> : <Trans>For me to learn</Trans>}
      </span>
    </>
  );
}

/** A function that says who sees a deck. */
export function useSeenByWords(): (seen_by: Visibility) => string {
  const { t } = useLingui();
  return (seen_by) =>
    ({
      public: t`Everybody can find it.`,
      link: t`Anyone with its address can see it.`,
      private: t`Only you see it.`,
    })[seen_by];
}
