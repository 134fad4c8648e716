import type { DeckData, Scheduler } from '@lexiroom/contracts/decks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Study } from '../study.ts';
import { changeStudy } from '../study-changes.ts';
import { studyQuery } from '../study-query.ts';
import { keepLocalSettings } from './local-settings.ts';

/** What can be set; scheduler and new words a day of an own deck only. */
export interface Settings {
  option_count: 2 | 3 | 4;
  show_translation: boolean;
  scheduler: Scheduler;
  /** Null: as many as the account says. */
  daily_new_words: number | null;
}
export type SettingName = keyof Settings;

const calls: {
  [Name in SettingName]: (deck_id: number, value: Settings[Name], signal: AbortSignal) => Promise<unknown>;
} = {
  option_count: (deck_id, count, signal) =>
    api.changeOptionCount({ body: { deck_id, new_option_count: String(count) } }, signal),
  show_translation: (item_id, show_translation, signal) =>
    api.editDeck({ body: { item_id, show_translation } }, signal),
  scheduler: (deck_id, scheduler, signal) => api.chooseScheduler({ body: { deck_id, scheduler } }, signal),
  daily_new_words: (deck_id, daily_new_words, signal) =>
    api.chooseDailyNewWords({ body: { deck_id, daily_new_words } }, signal),
};

/** What a setting changes in deck data: itself, and with the scheduler the dates that hold. */
function changeOf(data: DeckData, change: Partial<Settings>): Partial<DeckData> {
  const { scheduler } = change;
  if (!scheduler) return change;
  const words = data.words.map((word) => ({ ...word, due_date: word.due_dates?.[scheduler] ?? word.due_date }));
  return { scheduler, words };
}

export interface SettingsChanges {
  change: <Name extends SettingName>(name: Name, value: Settings[Name]) => Promise<void>;
  /** The setting that could not be changed last; its old value is back. */
  failed: SettingName | undefined;
}

/**
 * Changes settings (specification 2 section 6): of an own deck they are shown at once and saved with it, of any other
 * study they are kept in this browser. A newer choice cancels the call of an older one; when a call fails, the value
 * that was saved last comes back.
 */
export function useSettings(study: Study): SettingsChanges {
  const cache = useQueryClient();
  const [failed, setFailed] = useState<SettingName>();
  const running = useRef<{ [Name in SettingName]?: { call: AbortController; saved: Settings[Name] } }>({});

  function show(change: Partial<Settings>): void {
    const data = cache.getQueryData(studyQuery(study.address).queryKey);
    if (data) changeStudy(cache, study.address, changeOf(data, change));
  }

  async function save<Name extends SettingName>(name: Name, value: Settings[Name]): Promise<void> {
    const older = running.current[name];
    older?.call.abort();
    const call = new AbortController();
    const saved = older?.saved ?? (study.data[name] as Settings[Name]);
    running.current = { ...running.current, [name]: { call, saved } };
    setFailed(undefined);
    show({ [name]: value });
    try {
      await calls[name](study.data.studyDeckIds[0]!, value, call.signal);
    } catch {
      if (call.signal.aborted) return;
      show({ [name]: saved });
      setFailed(name);
    }
    running.current = { ...running.current, [name]: undefined };
  }

  return {
    failed,
    change: async (name, value) => {
      if (study.isOwnDeck) await save(name, value);
      else keepLocalSettings({ ...study.address, selection: study.selection }, { [name]: value });
    },
  };
}
