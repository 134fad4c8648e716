import { Trans, useLingui } from '@lingui/react/macro';
import type { Preset } from '@lexiroom/contracts/live';
import { Bookmark, Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Menu, menuItemClass } from '../../design/overlays/menu.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import type { GameSettings } from '../game-screens.ts';
import { NameDialog } from './name-dialog.tsx';
import type { useSetUps } from './use-set-ups.ts';

export interface PresetsProps {
  kept: ReturnType<typeof useSetUps>;
  settings: GameSettings;
  onChoose: (settings: Partial<GameSettings>) => void;
}

/** What is being named: the choices that are made now, or a preset. */
type Naming = { is: 'new' } | { is: 'rename'; preset: Preset };

/** Choices that the host has kept under names: one press takes them again, for whatever words and class. */
export function Presets({ kept, settings, onChoose }: PresetsProps) {
  const { t } = useLingui();
  const id = useId();
  const refusalWords = useRefusalWords();
  const [naming, setNaming] = useState<Naming | null>(null);
  const [menu, setMenu] = useState<{ preset: Preset; beside: HTMLElement } | null>(null);
  const { presets } = kept.setUps;
  const askName = (what: Naming) => {
    kept.clearNews();
    setNaming(what);
  };
  const namesake = (name: string) =>
    presets.find((preset) => preset.name.toLocaleLowerCase() === name.toLocaleLowerCase());
  const save = async (name: string) => {
    const renamed = naming?.is === 'rename' ? naming.preset : undefined;
    const body = { kind: 'preset' as const, name, settings: renamed?.settings ?? sentSettings(settings) };
    if (await kept.save(body, (renamed ?? namesake(name))?.set_up_id)) setNaming(null);
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="font-semibold">
        <Trans>Presets</Trans>
      </h2>
      <div className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <span key={preset.set_up_id} className="inline-flex max-w-full rounded-2xl border-2 border-edge bg-card">
            <button
              type="button"
              aria-pressed={isChosen(preset, settings)}
              onClick={() => onChoose(chosenFrom(preset, settings))}
              className="min-h-11 min-w-0 rounded-s-2xl ps-4 pe-1 text-start font-semibold wrap-anywhere hover:text-brand-ink aria-pressed:text-brand-ink aria-pressed:underline"
            >
              <UserText>{preset.name}</UserText>
            </button>
            <IconButton
              label={t`More about ${preset.name}`}
              aria-haspopup="menu"
              icon={<Ellipsis className="size-5" aria-hidden="true" />}
              className="size-11!"
              onClick={({ currentTarget }) => setMenu({ preset, beside: currentTarget })}
            />
          </span>
        ))}
        <Button
          size="small"
          icon={<Bookmark className="size-5" aria-hidden="true" />}
          onClick={() => askName({ is: 'new' })}
        >
          <Trans>Keep these choices</Trans>
        </Button>
      </div>
      {menu && (
        <Menu label={t`More about ${menu.preset.name}`} beside={menu.beside} onClose={() => setMenu(null)}>
          <button
            type="button"
            role="menuitem"
            className={menuItemClass}
            onClick={() =>
              void kept.save(
                { kind: 'preset', name: menu.preset.name, settings: sentSettings(settings) },
                menu.preset.set_up_id,
              )
            }
          >
            <RefreshCw className="size-5" aria-hidden="true" />
            <Trans>Replace with the current choices</Trans>
          </button>
          <button
            type="button"
            role="menuitem"
            className={menuItemClass}
            onClick={() => askName({ is: 'rename', preset: menu.preset })}
          >
            <Pencil className="size-5" aria-hidden="true" />
            <Trans>Rename</Trans>
          </button>
          <button
            type="button"
            role="menuitem"
            className={menuItemClass}
            onClick={() =>
              kept.remove(menu.preset, { kind: 'preset', name: menu.preset.name, settings: menu.preset.settings })
            }
          >
            <Trash2 className="size-5" aria-hidden="true" />
            <Trans>Delete</Trans>
          </button>
        </Menu>
      )}
      {naming && (
        <NameDialog
          title={naming.is === 'new' ? <Trans>Keep these choices</Trans> : <Trans>Rename</Trans>}
          initial={naming.is === 'rename' ? naming.preset.name : ''}
          isBusy={kept.isBusy}
          error={kept.refusal && refusalWords(kept.refusal.problem)}
          isTaken={(name) => naming.is === 'new' && namesake(name) !== undefined}
          onSave={(name) => void save(name)}
          onClose={() => setNaming(null)}
        />
      )}
    </section>
  );
}

/** A preset says nothing about a class. */
function sentSettings({ names, ...choices }: GameSettings): GameSettings {
  return { ...choices, class_id: undefined, names: names === 'roster' ? 'own' : names };
}

/** The choices of a preset; the class that was chosen stays. */
function chosenFrom({ settings: preset }: Preset, { class_id, names }: GameSettings): Partial<GameSettings> {
  return {
    goal_points: undefined,
    goal_seconds: undefined,
    ...preset,
    ...(class_id === undefined ? {} : { class_id, names }),
  };
}

/** Whether these choices are those of the preset, but for the class, and for questions that there are no words for. */
function isChosen({ settings: preset }: Preset, settings: GameSettings): boolean {
  const isOfClass = settings.class_id !== undefined;
  return Object.entries(preset).every(([name, choice]) => {
    const chosen = settings[name as keyof GameSettings];
    if (name === 'questions') return settings.questions <= preset.questions;
    return (isOfClass && name === 'names') || JSON.stringify(chosen) === JSON.stringify(choice);
  });
}
