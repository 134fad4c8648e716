import { Plural, Trans } from '@lingui/react/macro';
import { roomFor, rowWarnings, type SaveProblem, saveProblems } from '@lexiroom/domain/deck-editor';
import { deckRowLimit } from '@lexiroom/domain/library';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { AddWord } from './adding/add-word.tsx';
import type { UndoableStore } from './history/history.ts';
import { MessageArea } from './status/message-area.tsx';
import { UndoBar, type Undoable } from './status/undo-bar.tsx';
import { ChangeLanguagesDialog } from './settings/change-languages-dialog.tsx';
import { PasteDialog } from './pasting/paste-dialog.tsx';
import { type EditorLanguages, type EditorRow, newRow } from './row.ts';
import { CopyDialog } from './many-rows/copy-dialog.tsx';
import { ListTools } from './many-rows/list-tools.tsx';
import { SelectionBar } from './many-rows/selection-bar.tsx';
import { useFinding } from './many-rows/use-finding.ts';
import { manyRows } from './many-rows/many-rows.ts';
import { useSelection } from './many-rows/use-selection.ts';
import { type Panel, RowOverlays } from './rows/row-overlays.tsx';
import { focusConflict, focusProblem, focusRow, focusUnsaved } from './rows/focus-row.ts';
import { RowList } from './rows/row-list.tsx';
import { useSecondTexts } from './rows/use-second-texts.ts';
import { useRowActions } from './rows/use-row-actions.ts';
import { SettingsPanel, type SettingsPanelProps } from './settings/settings-panel.tsx';
import { useAddingWords } from './adding/use-adding-words.ts';

export interface EditorProps {
  store: UndoableStore;
  isDraft: boolean;
  /** Undefined while it is a draft. */
  deck_id?: number;
  /** Who sees the deck, and where it goes: as the settings panel shows it. */
  seenBy: SettingsPanelProps['seenBy'];
  place?: ReactNode;
  title: ReactNode;
  /** Beside the title. */
  tools: ReactNode;
  /** What keeps the deck from being saved, once somebody has tried. */
  problems: readonly SaveProblem[];
  nameError: string | undefined;
  undoable: Undoable | undefined;
  onUndoable: (undoable: Undoable | undefined) => void;
  /** Below everything, always in sight. */
  ending: ReactNode;
}

/** The deck edit panel (specification 3 section 2): what the deck is, its rows, and where words are added. */
export function Editor(props: EditorProps) {
  const { store, isDraft, deck_id, seenBy, place, title, tools, problems, nameError, undoable, onUndoable, ending } =
    props;
  const { settings, rows, message, conflicts, unsaved } = useSyncExternalStore(store.subscribe, store.state);
  const [isOpen, setOpen] = useState(isDraft && (settings.deck_name === '' || rows.length === 0));
  const [panel, openPanel] = useState<{ key: string; panel: Panel; added?: EditorRow }>();
  /** The text that the dialog for pasted lists begins with, while that is open. */
  const [pastedText, setPastedText] = useState<string>();
  /** The languages that were chosen, until that is confirmed. */
  const [wantedLanguages, setWantedLanguages] = useState<EditorLanguages>();
  const selection = useSelection(rows);
  const finding = useFinding(rows);
  const [many] = useState(() => manyRows(store, onUndoable));
  const [isCopying, setCopying] = useState(false);
  const addingWords = useAddingWords(store);
  const actions = useRowActions(store, {
    onRetype: addingWords.retype,
    onPanel: (key, which) => openPanel({ key, panel: which }),
    onUndoable,
  });
  const hasSource = settings.show_translation && settings.source_language !== null;
  const shownRows = useSecondTexts(rows, isDraft ? settings.target_language : undefined);
  const room = roomFor(rows);
  const open = panel && (rows.find(({ key }) => key === panel.key) ?? panel.added);

  function closePanel() {
    openPanel(undefined);
    if (!panel?.added) return;
    // A word that was typed stays, also when no picture was chosen for it.
    const isThere = store.state().rows.some(({ key }) => key === panel.key);
    if (!isThere) store.edit({ type: 'added', row: panel.added, before: null });
    focusRow(undefined, 'handle');
  }
  function resolveConflict(key: string, whose: 'mine' | 'theirs') {
    store.resolveConflict(key, whose);
    // The buttons that had the focus are gone with the question.
    focusRow(key, 'target');
  }
  function resolveUnsaved(id: string, how: 'retry' | 'discard') {
    const key = unsaved.find((change) => change.id === id)?.key ?? undefined;
    store.resolveUnsaved(id, how);
    focusRow(key, 'target');
  }
  function changeLanguages(languages: EditorLanguages) {
    if (rows.length === 0) void store.changeLanguages(languages, rows);
    else setWantedLanguages(languages);
  }
  function addRows(added: readonly EditorRow[]) {
    store.edit(...added.map((row) => ({ type: 'added' as const, row, before: null })));
    const takeBack = store.undoOfLast();
    const undo = () => {
      takeBack();
      focusRow(undefined, 'handle');
    };
    onUndoable({ done: 'added', count: added.length, undo });
  }
  const unfinished = isDraft || rows.length === 0 ? [] : saveProblems(rows, hasSource);
  const unfinishedRows = new Set(unfinished.map((problem) => 'row' in problem && problem.row));

  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col">
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 flex-1 basis-64 font-display text-3xl leading-tight font-extrabold wrap-anywhere sm:text-4xl">
          {title}
        </h1>
        {tools}
      </header>
      <SettingsPanel
        settings={settings}
        isDraft={isDraft}
        deck_id={deck_id}
        seenBy={seenBy}
        place={place}
        isOpen={isOpen || nameError !== undefined}
        nameError={nameError}
        onToggle={() => setOpen(!isOpen)}
        onChange={store.changeSettings}
        onLanguages={changeLanguages}
      />
      <ListTools
        store={store}
        rows={rows}
        finding={finding}
        selection={selection}
        actions={many}
        onUsed={() => onUndoable(undefined)}
      />
      <RowList
        rows={shownRows}
        warnings={rowWarnings(rows)}
        languages={settings}
        hasSource={hasSource}
        actions={actions}
        conflicts={conflicts}
        onDecide={resolveConflict}
        unsaved={unsaved}
        onResolve={resolveUnsaved}
        onMove={(key, before) => store.edit({ type: 'moved', key, before })}
        selection={selection}
        found={finding.found}
        lookedAt={finding.isOpen ? finding.found[finding.place] : undefined}
        onDeleteChosen={() => many.remove(selection.chosen)}
      />
      {room > 0 ? (
        <AddWord
          languages={settings}
          hasSource={hasSource}
          onAdd={(word, picture) => {
            addingWords.add(word, picture);
            if (isDraft && settings.deck_name !== '') setOpen(false);
          }}
          onPaste={setPastedText}
          onOtherWay={(word) => {
            const row = newRow(word);
            openPanel({ key: row.key, panel: 'image', added: row });
          }}
        />
      ) : (
        <output className="mt-4 block rounded-2xl bg-sun-wash px-4 py-3 font-semibold">
          <Trans>Deck limit reached</Trans> ({deckRowLimit})
        </output>
      )}
      <div className="sticky bottom-0 z-20 -mx-4 mt-auto pt-6 sm:mx-0">
        <div className="border-t border-line bg-paper px-4 py-3 sm:px-0">
          <MessageArea
            message={message}
            conflicts={conflicts.length}
            onConflict={focusConflict}
            unsaved={unsaved.length}
            onUnsaved={focusUnsaved}
            problems={problems}
            purpose={settings.purpose}
            onProblem={(problem) => focusProblem(rows, problem)}
          />
          {selection.isOn && (
            <SelectionBar
              rows={rows}
              selection={selection}
              actions={many}
              hasSource={hasSource}
              found={finding.found.length > 0 ? finding.found : undefined}
              onCopy={deck_id === undefined ? undefined : () => setCopying(true)}
            />
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <p className="font-semibold">
              <Plural value={rows.length} one="# word" other="# words" />
            </p>
            {unfinished[0] && (
              <button
                type="button"
                className="min-h-11 font-medium text-bad-ink underline underline-offset-4"
                onClick={() => focusProblem(rows, unfinished[0]!)}
              >
                <Plural value={unfinishedRows.size} one="# word is not complete" other="# words are not complete" />
              </button>
            )}
            {ending}
          </div>
        </div>
      </div>
      <UndoBar undoable={undoable} isRaised={selection.isOn} onGone={() => onUndoable(undefined)} />
      {panel && open && (
        <RowOverlays
          row={open}
          panel={panel.panel}
          languages={settings}
          hasSource={hasSource}
          onChange={(change) => {
            if (rows.includes(open)) store.edit({ type: 'changed', key: open.key, change });
            else store.edit({ type: 'added', row: { ...open, ...change }, before: null });
          }}
          onMore={room > 0 ? (added) => addRows(added.slice(0, room)) : undefined}
          onClose={closePanel}
        />
      )}
      {pastedText !== undefined && (
        <PasteDialog
          text={pastedText}
          languages={settings}
          hasSource={hasSource}
          rows={rows}
          onAdd={addRows}
          onClose={() => setPastedText(undefined)}
        />
      )}
      {isCopying && deck_id !== undefined && (
        <CopyDialog deck_id={deck_id} rows={selection.chosen} onCopied={onUndoable} onClose={() => setCopying(false)} />
      )}
      {wantedLanguages && (
        <ChangeLanguagesDialog
          rows={rows}
          from={settings}
          to={wantedLanguages}
          isMade={!isDraft}
          onChange={(changed) => store.changeLanguages(wantedLanguages, changed)}
          onClose={() => setWantedLanguages(undefined)}
        />
      )}
    </div>
  );
}
