import { i18n } from '@lingui/core';
import type { ChangeSettings, SessionUser } from '@lexiroom/contracts/accounts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { chooseLanguage } from '../i18n/interface-languages.ts';
import { applyAccount } from '../session/apply-account.ts';
import { sessionQuery } from '../session/session.ts';
import { isSoundOn, onSoundSwitched } from '../sound/sound-switch.ts';
import { tellSettings } from './change-settings.ts';

const sessionHash = JSON.stringify(sessionQuery.queryKey);

/**
 * From now on this browser does as the account that is logged in says; and a language or a sound that is switched
 * anywhere on the pages is told to the account, for its other devices. Should that fail, it stays with this device.
 * Gives back what ends that.
 */
export function followAccount(cache: QueryClient): () => void {
  const user = () => cache.getQueryData<SessionUser | null>(sessionQuery.queryKey);
  for (const query of cache.getQueryCache().getAll()) see(query);
  const endSeeing = cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') see(event.query);
  });
  const tell = (change: ChangeSettings) => void tellSettings(cache, change).catch(() => undefined);
  const endHearing = onSoundSwitched(() => {
    const has_sound = isSoundOn();
    if (user() && user()?.settings.has_sound !== has_sound) tell({ has_sound });
  });
  let { locale } = i18n;
  const endReading = i18n.on('change', () => {
    if (i18n.locale === locale) return;
    ({ locale } = i18n);
    const interface_language = chooseLanguage(locale, []);
    const chosen = user()?.settings.interface_language;
    // Null: the browser's own language was gone back to.
    if (user() && chosen !== interface_language && (chosen || !isBrowsers(interface_language)))
      tell({ interface_language });
  });
  return () => {
    for (const end of [endSeeing, endHearing, endReading]) end();
  };
}

const isBrowsers = (language: string) => language === chooseLanguage(null, navigator.languages);

function see({ queryHash, state }: Query): void {
  if (queryHash !== sessionHash || state.status !== 'success') return;
  applyAccount(state.data as SessionUser | null).catch(() => undefined);
}
