import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguageId, type LanguageId, languageIds } from '@lexiroom/domain/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, refusalOf } from '../../api.ts';
import { newCommandId } from '../../connection/command-id.ts';
import { Button, buttonClass } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { Select } from '../../design/select.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { deckPath, Link, userPath } from '../../navigation/index.ts';
import type { Study } from '../study.ts';

/** In which language the words of the copy are explained: as they are, in none, or in another one. */
type Source = 'keep' | 'none' | LanguageId;
const sourceOf = (text: string): Source => (text === 'none' || isLanguageId(text) ? text : 'keep');

/** Copies the decks of a study into the viewer's own tree (specification 2 section 6; decisions section 7). */
export function CloneDialog({ study, onClose }: { study: Study; onClose: () => void }) {
  const { studyDeckIds } = study.data;
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [chosen, choose] = useState<{ source: Source; command_id: string }>(() => newChoice('keep'));
  const clone = useMutation({
    mutationFn: () => {
      const { source, command_id } = chosen;
      const source_language = source === 'keep' ? {} : { source_language: source === 'none' ? null : source };
      return api.clone({ body: { item_ids: [...studyDeckIds], command_id, ...source_language } });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['user_home'] }),
  });
  return (
    <Dialog
      title={studyDeckIds.length === 1 ? <Trans>Clone this deck</Trans> : <Trans>Clone these decks</Trans>}
      onClose={onClose}
    >
      {clone.data ? (
        <Cloned study={study} item_id={clone.data.item_id} />
      ) : (
        <>
          <p className="text-soft">
            <Trans>The copy is yours: your answers are kept, and its words come back when they are due.</Trans>
          </p>
          <SourceSelect
            study={study}
            value={chosen.source}
            // Another copy is another command; trying the same one again is not.
            onChange={(source) => choose(newChoice(source))}
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

const newChoice = (source: Source) => ({ source, command_id: newCommandId() });

interface SourceSelectProps {
  study: Study;
  value: Source;
  onChange: (source: Source) => void;
  disabled: boolean;
}

function SourceSelect({ study, value, onChange, disabled }: SourceSelectProps) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const { target_language, source_language } = study.data;
  const kept = source_language ? languageName(source_language) : t`none`;
  const { compare } = new Intl.Collator(i18n.locale);
  const others = languageIds
    .filter((id) => id !== target_language && id !== source_language)
    .map((id) => ({ id, name: languageName(id) }))
    .toSorted((one, other) => compare(one.name, other.name));
  return (
    <Select
      label={t`Translations`}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(sourceOf(target.value))}
    >
      <option value="keep">{t`As they are (${kept})`}</option>
      {source_language && <option value="none">{t`None`}</option>}
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function Cloned({ study, item_id }: { study: Study; item_id: number }) {
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
        <Link to={userPath(username)} className={buttonClass('sun')}>
          <Trans>View decks</Trans>
        </Link>
      )}
    </>
  );
}
