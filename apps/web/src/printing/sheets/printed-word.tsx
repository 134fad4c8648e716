import { UserText } from '../../design/typography/user-text.tsx';
import type { PrintableWord } from './printable-word.ts';

export interface PictureProps {
  word: PrintableWord;
  className: string;
  /** Larger than a thumbnail is sharp. */
  isLarge?: boolean;
}

/** The picture of a word, as large as the place it is given. What it shows is the question, so it has no name. */
export function Picture({ word, className, isLarge = false }: PictureProps) {
  const { image_path, thumbnail_path } = word;
  const src = isLarge ? image_path : (thumbnail_path ?? image_path);
  return <img src={src} alt="" className={`shrink-0 object-contain ${className}`} />;
}

/** What a word is called in the language that is learned. */
export function WordText({ word, className = '' }: { word: PrintableWord; className?: string }) {
  return (
    <UserText language={word.target_language} className={className}>
      {word.target_translation}
    </UserText>
  );
}
