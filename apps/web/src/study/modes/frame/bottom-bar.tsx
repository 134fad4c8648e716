import { useLingui } from '@lingui/react/macro';
import { Keyboard, Languages, Maximize, Minimize, UserRound, Volume2, VolumeX } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { pagesCatalogues } from '../../../i18n/catalogues/pages.ts';
import { withWords } from '../../../i18n/language-provider.tsx';
import { useLazyOverlay } from '../../../navigation/index.ts';
import { useSoundSwitch } from '../../../sound/index.ts';
import type { Study } from '../../study.ts';
import { useTranslations } from '../../translations.ts';
import { showQuestioner, useQuestionerShown } from '../../questioner/questioner-shown.ts';
import { useKeys } from '../keys/keys.ts';
import type { KeyLine } from '../keys/key-list.tsx';
import { usePointerAtBottom } from './pointer-at-bottom.ts';

const fetchKeyList = async () => (await withWords(import('../keys/key-list.tsx'), pagesCatalogues)).KeyList;

const pressed = 'aria-pressed:bg-brand-wash aria-pressed:text-brand-ink';

export interface BottomBarProps {
  study: Study;
  /** A game is shown: it asks in its own way, and translations would tell. */
  isGame?: boolean;
  /** The keys of that game. */
  gameKeys?: readonly KeyLine[] | undefined;
}

/**
 * What is switched while studying: the questioner of a class, translations, sound, full screen (specification 2 section
 * 2.5). It comes when the pointer rests at the bottom or the focus goes into it; where there is nothing to hover with it is
 * always there.
 */
export function BottomBar({ study, isGame = false, gameKeys }: BottomBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const isResting = usePointerAtBottom(bar);
  const translations = useTranslations(study);
  const sound = useSoundSwitch();
  const screen = useFullScreen();
  const { Shown: KeyList, open: listKeys, close } = useLazyOverlay(fetchKeyList);
  const isQuestioning = useQuestionerShown();
  const hasStudents = study.isTeacher && study.class_id !== undefined && !isGame;
  const toggleQuestioner = () => showQuestioner(!isQuestioning);
  useKeys({ help: listKeys, questioner: hasStudents ? toggleQuestioner : undefined });
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t`Study tools`}
        className={`flex flex-wrap items-center justify-center gap-1 [@media(hover:hover)]:fixed [@media(hover:hover)]:inset-x-0 [@media(hover:hover)]:bottom-0 [@media(hover:hover)]:z-30 [@media(hover:hover)]:border-t [@media(hover:hover)]:border-line [@media(hover:hover)]:bg-card [@media(hover:hover)]:px-4 [@media(hover:hover)]:py-1.5 [@media(hover:hover)]:transition-transform [@media(hover:hover)]:focus-within:translate-y-0 ${isResting ? '' : '[@media(hover:hover)]:translate-y-full'}`}
      >
        {hasStudents && (
          <IconButton
            label={t`Questioner`}
            aria-pressed={isQuestioning}
            aria-keyshortcuts="Q"
            icon={<UserRound className="size-6" aria-hidden="true" />}
            className={pressed}
            onClick={toggleQuestioner}
          />
        )}
        {translations.areOffered && !isGame && (
          <IconButton
            label={t`Translations`}
            title={translations.areShown ? t`Hide translations` : t`Show translations`}
            aria-pressed={translations.areShown}
            icon={<Languages className="size-6" aria-hidden="true" />}
            className={pressed}
            onClick={() => translations.show(!translations.areShown)}
          />
        )}
        <IconButton
          label={t`Sound`}
          title={sound.isOn ? t`Turn sound off` : t`Turn sound on`}
          aria-pressed={sound.isOn}
          icon={
            sound.isOn ? (
              <Volume2 className="size-6" aria-hidden="true" />
            ) : (
              <VolumeX className="size-6" aria-hidden="true" />
            )
          }
          className={pressed}
          onClick={() => sound.turn(!sound.isOn)}
        />
        {screen.canFill && (
          <IconButton
            label={t`Full screen`}
            aria-pressed={screen.isFull}
            icon={
              screen.isFull ? (
                <Minimize className="size-6" aria-hidden="true" />
              ) : (
                <Maximize className="size-6" aria-hidden="true" />
              )
            }
            className={pressed}
            onClick={screen.toggle}
          />
        )}
        <IconButton
          label={t`Keyboard shortcuts`}
          aria-keyshortcuts="?"
          icon={<Keyboard className="size-6" aria-hidden="true" />}
          className="[@media(hover:none)]:hidden"
          onClick={listKeys}
        />
      </div>
      {KeyList && (
        <KeyList
          view={study.address.view}
          hasStudents={hasStudents}
          hasTyping={study.data.recall?.some(({ typing }) => typing) ?? false}
          gameKeys={gameKeys}
          onClose={close}
        />
      )}
    </>
  );
}

interface FullScreen {
  /** The browser lets pages fill the screen; those of iPhones do not. */
  canFill: boolean;
  isFull: boolean;
  toggle: () => void;
}

function listen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // A browser may refuse; nothing is lost by it.
  }
}

/** Lets the page fill the screen, and says whether it does. */
function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(listen, () => Boolean(document.fullscreenElement));
  return { canFill: document.fullscreenEnabled, isFull, toggle: () => void toggle() };
}
