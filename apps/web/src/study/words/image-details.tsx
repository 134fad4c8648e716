import { Trans } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { useQuery } from '@tanstack/react-query';
import { PictureCredits, pictureDetailsQuery } from '../../decks/picture-credits.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { editDeckPath, Link } from '../../navigation/index.ts';
import { useSession } from '../../session/session.ts';
import type { SpokenDeck } from '../../sound/index.ts';
import { ReportWord } from './report-word.tsx';
import { WordNotes } from './word-notes.tsx';

export interface ImageDetailsProps {
  deck: SpokenDeck;
  word: DeckWord;
  /** What an example means is shown. */
  isTranslated: boolean;
  isOwner: boolean;
  onClose: () => void;
}

/**
 * A picture, large, with what is told of its word, who drew it and under which licence (specification 2 section 2.4); of a
 * word without a picture its card.
 */
export function ImageDetails({ deck, word, isTranslated, isOwner, onClose }: ImageDetailsProps) {
  return (
    <Dialog
      title={word.image_id === null ? <Trans>Word details</Trans> : <Trans>Image details</Trans>}
      onClose={onClose}
    >
      <Picture src={word.image_path} alt="" lazy={false} className="rounded-3xl max-h-[40dvh]" />
      <p className="text-xl font-bold wrap-anywhere">
        <UserText language={word.target_language}>{word.target_translation}</UserText>
      </p>
      <WordNotes deck={deck} word={word} isTranslated={isTranslated} className="-mt-3" />
      {word.image_id !== null && <PictureCredits imageId={word.image_id} />}
      {isOwner && word.image_id !== null && <WayToShare image_id={word.image_id} deck_id={word.deck_id} />}
      <ReportWord word={word} isOwner={isOwner} />
    </Dialog>
  );
}

/** Where the owner of a picture that is not shared can share it. */
function WayToShare({ image_id, deck_id }: { image_id: number; deck_id: number }) {
  const { user } = useSession();
  const { data } = useQuery(pictureDetailsQuery(image_id));
  if (!user || data?.[0]?.image_license !== null) return null;
  return (
    <p className="text-soft">
      <Trans>
        You can share it when you{' '}
        <Link
          to={editDeckPath(user.username, deck_id)}
          className="font-semibold text-brand-ink underline underline-offset-2"
        >
          edit the deck
        </Link>
        .
      </Trans>
    </p>
  );
}
