import { i18n } from '@lingui/core';
import type { ChangeSettings, SessionUser, UserSettings } from '@lexiroom/contracts/accounts';
import { chooseInterfaceLanguage } from '@lexiroom/domain/languages';
import type { Query, QueryClient } from '@tanstack/react-query';
import { onAnswers } from '../api/query-client.ts';
import { read, remember } from '../browser/stored-values.ts';
import { applyDisplay, displayChoices } from '../design/styles/display.ts';
import { changeLanguage } from '../i18n/language-provider.tsx';
import { isSoundOn, onSoundSwitched, turnSound } from '../sound/sound-switch.ts';
import { sendSettings } from './change-settings.ts';
import { sessionQuery } from './session.ts';

const sessionHash = JSON.stringify(sessionQuery.queryKey);

/**
 * Keeps this browser and the account that is logged in alike from now on, in both directions: the account's settings are
 * applied here whenever they are read; and a language or a sound that is switched anywhere on the pages is sent to the
 * account, for its other devices. Should that fail, it stays with this device. Gives back what ends that.
 */
export function syncSettings(cache: QueryClient): () => void {
  const user = () => cache.getQueryData<SessionUser | null>(sessionQuery.queryKey);
  const stopApplying = onAnswers(cache, applyFrom);
  const send = (change: ChangeSettings) => void sendSettings(cache, change).catch(() => undefined);
  const stopSendingSound = onSoundSwitched(() => {
    const has_sound = isSoundOn();
    if (user() && user()?.settings.has_sound !== has_sound) send({ has_sound });
  });
  let { locale } = i18n;
  const stopSendingLanguage = i18n.on('change', () => {
    if (i18n.locale === locale) return;
    ({ locale } = i18n);
    const interface_language = chooseInterfaceLanguage(locale, []);
    const chosen = user()?.settings.interface_language;
    // Null: the browser's own language was gone back to.
    if (user() && chosen !== interface_language && (chosen || !isLanguageOfBrowser(interface_language)))
      send({ interface_language });
  });
  return () => {
    for (const stop of [stopApplying, stopSendingSound, stopSendingLanguage]) stop();
  };
}

const isLanguageOfBrowser = (language: string) => language === chooseInterfaceLanguage(null, navigator.languages);

/** Applies the settings of the account whenever it has been read anew. */
function applyFrom({ queryHash, state }: Query): void {
  if (queryHash !== sessionHash || state.status !== 'success') return;
  applySettings(state.data as SessionUser | null).catch(() => undefined);
}

/** The settings of an account that this browser has put into effect last. */
interface AppliedSettings {
  user_id: number;
  settings: Partial<UserSettings>;
}

/**
 * Puts an account's settings into effect in this browser (decisions section 5). A setting is applied when the browser gets
 * it for the first time or when it has changed since; otherwise what was switched on this device meanwhile stays. A setting
 * that is null stays as the browser remembers it. For a visitor the choices of how pages are shown are taken back, since
 * they belong to the account.
 */
export async function applySettings(user: SessionUser | null): Promise<void> {
  if (!user) {
    remember('heard_settings', '');
    applyDisplay([]);
    return;
  }
  const { user_id, settings } = user;
  const before = appliedBefore(user_id);
  remember('heard_settings', JSON.stringify({ user_id, settings } satisfies AppliedSettings));
  applyDisplay(displayChoices.filter((choice) => settings[choice]));
  const hasChanged = (name: keyof UserSettings) => before[name] !== settings[name];
  if (hasChanged('has_sound')) turnSound(settings.has_sound);
  applyToNewDecks(settings, hasChanged);
  if (!hasChanged('interface_language')) return;
  if (settings.interface_language) await changeLanguage(settings.interface_language);
  else if (before.interface_language) await changeLanguage(chooseInterfaceLanguage(null, navigator.languages));
}

/** New decks and the search begin with what the account says; both read it from the browser (specification 1 section 3). */
function applyToNewDecks(settings: UserSettings, hasChanged: (name: keyof UserSettings) => boolean): void {
  if (hasChanged('purpose')) remember('selected_purpose', settings.purpose);
  for (const side of ['target', 'source'] as const) {
    const language = settings[`${side}_language`];
    if (!language || !hasChanged(`${side}_language`)) continue;
    remember(`search_${side}_language`, language);
    for (const purpose of ['study', 'learn'] as const) remember(`${purpose}_${side}_language`, language);
  }
}

function appliedBefore(user_id: number): Partial<UserSettings> {
  try {
    const last = JSON.parse(read('heard_settings') || 'null') as AppliedSettings | null;
    return last?.user_id === user_id ? last.settings : {};
  } catch {
    return {};
  }
}
