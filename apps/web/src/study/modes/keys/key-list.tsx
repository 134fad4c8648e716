import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { isSentenceView, type StudyView } from '../../study-address.ts';

/** Keys of a game, and what they do. */
export interface KeyLine {
  /** As they are printed on an English keyboard. */
  keys: readonly string[];
  does: MessageDescriptor;
}

export interface KeyListProps {
  /** The mode, or the way of practising sentences, whose keys are told. */
  view: StudyView;
  /** A class is studied with: students can be asked. */
  hasStudents: boolean;
  /** Words of it are typed. */
  hasTyping?: boolean;
  /** In a game: its own keys. Those of the modes mean nothing there, or something else. */
  gameKeys?: readonly KeyLine[] | undefined;
  onClose: () => void;
}

/** What each key does on the page of a mode, or of a game. */
export function KeyList({ view, hasStudents, hasTyping = false, gameKeys, onClose }: KeyListProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {gameKeys ? (
          <GameRows lines={gameKeys} />
        ) : (
          <ModeRows view={view} hasStudents={hasStudents} hasTyping={hasTyping} />
        )}
      </dl>
    </Dialog>
  );
}

function GameRows({ lines }: { lines: readonly KeyLine[] }) {
  const { t } = useLingui();
  return (
    <>
      {lines.map(({ keys, does }) => (
        <Row key={keys.join('')} keys={keys}>
          {t(does)}
        </Row>
      ))}
      <Row keys={[t`Enter`]}>
        <Trans>Play again when the game is over</Trans>
      </Row>
      {!lines.some(({ keys }) => keys.includes('Esc')) && (
        <Row keys={['Esc']}>
          <Trans>Back to the first page of the game</Trans>
        </Row>
      )}
    </>
  );
}

function ModeRows({ view, hasStudents, hasTyping }: Pick<KeyListProps, 'view' | 'hasStudents' | 'hasTyping'>) {
  const { t } = useLingui();
  const [onwards, backwards] = document.documentElement.dir === 'rtl' ? (['←', '→'] as const) : (['→', '←'] as const);
  return (
    <>
      {view === 'sentence-scramble' ? (
        <PartRows />
      ) : (
        <>
          {!isSentenceView(view) && (
            <Row keys={['1', '2', '3', '4']}>
              <Trans>Choose an answer, or turn a card</Trans>
            </Row>
          )}
          <Row keys={[t`Enter`, t`Space`]}>
            {isSentenceView(view) ? (
              <Trans>Continue, or show the text</Trans>
            ) : (
              <Trans>Continue (at once after a right answer), or show the text</Trans>
            )}
          </Row>
          {hasTyping && (
            <>
              <Row keys={[t`Enter`]}>
                <Trans>While you type: check the word</Trans>
              </Row>
              <Row keys={['Esc']}>
                <Trans>While you type: leave the field, so that the other keys work</Trans>
              </Row>
            </>
          )}
          <Row keys={['↑', '↓']}>
            <Trans>I knew it, not yet</Trans>
          </Row>
        </>
      )}
      <Row keys={[onwards, backwards]}>
        <Trans>Next page, previous page</Trans>
      </Row>
      <Row keys={['S']}>
        <Trans>Play the sound</Trans>
      </Row>
      {!isSentenceView(view) && (
        <>
          <Row keys={['P']}>
            <Trans>Pin the word, if the deck is yours</Trans>
          </Row>
          <Row keys={['U', 'Ctrl Z']}>
            {view === 'test' ? <Trans>Undo the last thumb</Trans> : <Trans>Undo the last answer</Trans>}
          </Row>
        </>
      )}
      {hasStudents && <StudentRows />}
      <Row keys={['Esc']}>
        {isSentenceView(view) ? <Trans>Back to the sentences</Trans> : <Trans>Back to the deck</Trans>}
      </Row>
    </>
  );
}

/** How words of a sentence are brought in their order. */
function PartRows() {
  const { t } = useLingui();
  return (
    <>
      <Row keys={[t`Enter`]}>
        <Trans>Move the word to the other area, or continue</Trans>
      </Row>
      <Row keys={[t`Space`]}>
        <Trans>Pick the word up, or put it down</Trans>
      </Row>
      <Row keys={['←', '→', '↑', '↓']}>
        <Trans>Move the word that is picked up</Trans>
      </Row>
    </>
  );
}

function StudentRows() {
  return (
    <>
      <Row keys={['Q']}>
        <Trans>Show or hide the questioner</Trans>
      </Row>
      <Row keys={['C']}>
        <Trans>Another student</Trans>
      </Row>
      <Row keys={['L']}>
        <Trans>Choose a student or a group</Trans>
      </Row>
      <Row keys={['A']}>
        <Trans>Mark the student absent for today</Trans>
      </Row>
      <Row keys={['R']}>
        <Trans>Remove the student from this study</Trans>
      </Row>
    </>
  );
}

function Row({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt className="flex flex-wrap gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="grid min-h-9 min-w-9 place-items-center rounded-lg border-2 border-line bg-paper px-2 font-sans font-bold"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
