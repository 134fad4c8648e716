import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { withWords } from '../i18n/language-provider.tsx';
import { pagesCatalogues } from '../i18n/catalogues/pages.ts';
import { useLazyOverlay } from '../navigation/index.ts';

const fetchOverlay = async () =>
  (await withWords(import('../search/overlay/search-overlay.tsx'), pagesCatalogues)).SearchOverlay;

/** Opens the search overlay (specification 1 section 2), and so do Ctrl+K or Cmd+K. A single key does not: nobody could switch it off. */
export function SearchButton() {
  const { t } = useLingui();
  const { Shown: Overlay, open, close, load } = useLazyOverlay(fetchOverlay);
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isForSearch(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => openByKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <IconButton
        label={t`Search`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        icon={<Search className="size-6" aria-hidden="true" />}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      />
      {Overlay && <Overlay onClose={close} />}
    </>
  );
}

const isForSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
