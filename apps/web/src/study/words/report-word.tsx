import { Trans } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { useQuery } from '@tanstack/react-query';
import { pictureDetailsQuery } from '../../decks/picture-credits.tsx';
import { ReportButton } from '../../decks/reporting/report-button.tsx';
import type { Reportable } from '../../decks/reporting/reportable.ts';
import { UserText } from '../../design/typography/user-text.tsx';
import { useSession } from '../../session/session.ts';

export interface ReportWordProps {
  word: DeckWord;
  /** Its deck is the viewer's own: then its texts and sound are theirs to change. */
  isOwner: boolean;
}

/**
 * Reports the picture of a word, one of its names or what its owner wrote, or its sound, to whoever is logged in; not the
 * picture that they have added themselves.
 */
export function ReportWord({ word, isOwner }: ReportWordProps) {
  const { user } = useSession();
  const { image_id } = word;
  const picture = useQuery({ ...pictureDetailsQuery(image_id ?? 0), enabled: image_id !== null });
  if (!user || (image_id !== null && picture.isPending)) return null;
  const isOwnPicture = picture.data?.[0]?.submitted_by === user.username;
  const entries: Reportable[] = [
    ...(image_id !== null && !isOwnPicture ? [{ entry: 'image' as const, id: image_id, label: <Trans>The picture</Trans> }] : []),
    ...(isOwner ? [] : namesAndSound(word)),
  ]; // prettier-ignore
  return (
    <div className="empty:hidden">
      <ReportButton entries={entries} seenIn={word.deck_id} />
    </div>
  );
}

function namesAndSound(word: DeckWord): Reportable[] {
  const { sound_id } = word;
  return [
    ...nameOf(word.target_translation_id, word.target_translation, word.target_language),
    ...nameOf(word.source_translation_id, word.source_translation, word.source_language),
    ...ownTexts(word),
    ...(sound_id === null ? [] : [{ entry: 'sound' as const, id: sound_id, label: <Trans>The sound</Trans> }]),
  ];
}

/** A name of a picture, where the word has one. */
const nameOf = (id: number | null, text: string | null, language: DeckWord['source_language']): Reportable[] =>
  id === null || text === null
    ? []
    : [{ entry: 'translation', id, label: <UserText language={language}>{text}</UserText> }];

/** What its owner wrote for a word, as far as it is no name of its picture. */
function ownTexts(word: DeckWord): Reportable[] {
  const target = word.target_translation_id === null;
  const source = word.source_translation_id === null && word.source_translation !== null;
  if (!target && !source) return [];
  const label = (
    <>
      {target && <UserText language={word.target_language}>{word.target_translation}</UserText>}
      {target && source && ' – '}
      {source && <UserText language={word.source_language}>{word.source_translation ?? ''}</UserText>}
    </>
  );
  return [{ entry: 'word', id: word.word_id, label }];
}
