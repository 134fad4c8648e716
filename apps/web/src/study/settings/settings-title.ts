import { useLingui } from '@lingui/react/macro';
import type { Study } from '../study.ts';

/** What the settings of a study are called (specification 2 section 2.2). */
export function useSettingsTitle({ isCustom, address }: Pick<Study, 'isCustom' | 'address'>): string {
  const { t } = useLingui();
  if (isCustom) return t`Special study settings`;
  return address.type === 'category' ? t`Category settings` : t`Deck settings`;
}
