import { useLingui } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { withWords } from '../../i18n/language-provider.tsx';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { useLazyOverlay } from '../../navigation/index.ts';
import type { Study } from '../study.ts';

const fetchDialog = async () => (await withWords(import('./settings-dialog.tsx'), pagesCatalogues)).SettingsDialog;

/** Opens the settings of a study (specification 2 section 2.2). */
export function SettingsButton({ study }: { study: Study }) {
  const title = useSettingsTitle(study);
  const { Shown: Dialog, open, close } = useLazyOverlay(fetchDialog);
  return (
    <>
      <IconButton
        label={title}
        aria-haspopup="dialog"
        icon={<Settings className="size-5" aria-hidden="true" />}
        onClick={open}
      />
      {Dialog && <Dialog study={study} title={title} onClose={close} />}
    </>
  );
}

/** What the settings of a study are called (specification 2 section 2.2). */
function useSettingsTitle({ isCustom, address }: Pick<Study, 'isCustom' | 'address'>): string {
  const { t } = useLingui();
  if (isCustom) return t`Special study settings`;
  return address.type === 'category' ? t`Category settings` : t`Deck settings`;
}
