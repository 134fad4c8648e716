import type { SessionUser, UserSettings } from '@lexiroom/contracts/accounts';
import { read, remember } from '../browser/stored-values.ts';
import { applyDisplay, displayChoices } from '../design/styles/display.ts';
import { chooseLanguage } from '../i18n/interface-languages.ts';
import { changeLanguage } from '../i18n/language.tsx';
import { turnSound } from '../sound/sound-switch.ts';

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
export async function applyAccount(user: SessionUser | null): Promise<void> {
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
  else if (before.interface_language) await changeLanguage(chooseLanguage(null, navigator.languages));
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
