import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Select } from '../../design/fields/select.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useSortedLanguages } from '../../i18n/sorted-languages.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { type ChosenPlace, FolderPicker } from '../../items/folder-picker/folder-picker.ts';
import { deckPath, directoryPath, Link, userPath } from '../../navigation/index.ts';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Study } from '../study.ts';

/** In which language the words of the copy are explained: as they are, in none, or in another one. */
type Source = 'keep' | 'none' | LanguageId;
const sourceOf = (text: string): Source => (text === 'none' || isLanguageId(text) ? text : 'keep');

/** Copies the decks of a study into the viewer's own tree (specification 2 section 6; decisions section 7). */
export function CloneDialog({ study, onClose }: { study: Study; onClose: () => void }) {
  const { studyDeckIds } = study.data;
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [chosen, choose] = useState(() => newChoice(study.data.read_from ?? 'keep', undefined));
  const clone = useMutation({
    mutationFn: () => {
      const { source, place, command_id } = chosen;
      const source_language = source === 'keep' ? {} : { source_language: source === 'none' ? null : source };
      const parent = place ? { parent_id: place.parent_id } : {};
      return api.clone({ body: { item_ids: [...studyDeckIds], command_id, ...parent, ...source_language } });
    },
    onSuccess: () => refetchAfterChange(cache, ['user_home']),
  });
  return (
    <Dialog
      title={studyDeckIds.length === 1 ? <Trans>Clone this deck</Trans> : <Trans>Clone these decks</Trans>}
      onClose={onClose}
    >
      {clone.data ? (
        <Cloned study={study} item_id={clone.data.item_id} place={chosen.place} />
      ) : (
        <>
          <p className="text-soft">
            <Trans>The copy is yours: your answers are kept, and its words come back when they are due.</Trans>
          </p>
          <SourceSelect
            study={study}
            value={chosen.source}
            // Another copy is another command; trying the same one again is not.
            onChange={(source) => choose(newChoice(source, chosen.place))}
            disabled={clone.isPending}
          />
          <PlaceSelect
            study={study}
            place={chosen.place}
            onChange={(place) => choose(newChoice(chosen.source, place))}
            disabled={clone.isPending}
          />
          {clone.isError && <Notice tone="bad">{refusalWords(refusalOf(clone.error))}</Notice>}
          <Button look="sun" busy={clone.isPending} onClick={() => clone.mutate()}>
            {clone.isPending ? <Trans>Cloning...</Trans> : <Trans>Clone</Trans>}
          </Button>
        </>
      )}
    </Dialog>
  );
}

/** What is asked for; undefined for the root of whoever is logged in. */
const newChoice = (source: Source, place: ChosenPlace | undefined) => ({ source, place, command_id: newCommandId() });

interface PlaceSelectProps {
  study: Study;
  place: ChosenPlace | undefined;
  onChange: (place: ChosenPlace) => void;
  disabled: boolean;
}

/** The folder that the copy goes into, and the way to another one. */
function PlaceSelect({ study, place, onChange, disabled }: PlaceSelectProps) {
  const [isChoosing, setChoosing] = useState(false);
  const username = study.data.logged_in_user?.username ?? '';
  return (
    <div>
      <p className="mb-1.5 font-semibold">
        <Trans>Folder</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex min-w-0 flex-1 items-center gap-2 text-lg">
          <Folder className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {place?.folder_name ? <UserText>{place.folder_name}</UserText> : <Trans>Home</Trans>}
          </span>
        </span>
        <Button disabled={disabled} onClick={() => setChoosing(true)}>
          <Trans>Choose a folder</Trans>
        </Button>
      </div>
      {isChoosing && (
        <Suspense>
          <FolderPicker
            username={username}
            title={<Trans>Choose a folder</Trans>}
            action={<Trans>Clone into this folder</Trans>}
            start={place?.folder_name ? place.parent_id : undefined}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false);
              onChange(chosen);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface SourceSelectProps {
  study: Study;
  value: Source;
  onChange: (source: Source) => void;
  disabled: boolean;
}

function SourceSelect({ study, value, onChange, disabled }: SourceSelectProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const { target_language, read_from } = study.data;
  const source_language = read_from ? study.data.own_source_language : study.data.source_language;
  const kept = source_language ? languageName(source_language) : t`none`;
  const others = useSortedLanguages().filter(({ id }) => id !== target_language && id !== source_language);
  return (
    <Select
      label={t`Translations`}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(sourceOf(target.value))}
    >
      <option value="keep">{t`Keep as they are (${kept})`}</option>
      {source_language && <option value="none">{t`None`}</option>}
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function Cloned({ study, item_id, place }: { study: Study; item_id: number; place: ChosenPlace | undefined }) {
  const username = study.data.logged_in_user?.username ?? '';
  return (
    <>
      <Notice tone="good">
        <Trans>Cloned!</Trans>
      </Notice>
      {study.data.studyDeckIds.length === 1 ? (
        <Link to={deckPath(username, item_id)} className={buttonClass('sun')}>
          <Trans>View deck</Trans>
        </Link>
      ) : (
        <Link
          to={place?.folder_name ? directoryPath(username, place.parent_id) : userPath(username)}
          className={buttonClass('sun')}
        >
          <Trans>View decks</Trans>
        </Link>
      )}
    </>
  );
}
