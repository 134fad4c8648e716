import type { LanguageId } from '@lexiroom/domain/languages';
import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';

const coverClass =
  'relative flex size-full flex-col items-center justify-center bg-linear-to-br from-brand to-brand-edge text-on-brand';
/** A thin golden line inside the edge. */
const line = (
  <span className="pointer-events-none absolute inset-3 rounded-md border-2 border-sun/70" aria-hidden="true" />
);

export interface CoverProps {
  title: string;
  language: LanguageId;
  owner: string;
  cover_path: string | null;
}

/** The cover of a book: its picture, if it has one, and its title. */
export function Cover({ title, language, owner, cover_path }: CoverProps) {
  return (
    <div className={`${coverClass} gap-[5cqw] p-[10cqw]`}>
      {line}
      {cover_path ? (
        <span className="block min-h-0 w-full flex-1 overflow-hidden rounded-xl bg-tile shadow-lg">
          <Picture src={cover_path} alt="" shape="fill" lazy={false} canRetry={false} />
        </span>
      ) : (
        <BookOpen className="size-[24cqw] text-sun" strokeWidth={1.25} aria-hidden="true" />
      )}
      <p className="max-w-full text-center font-display text-[clamp(1.25rem,10cqw,3.25rem)] leading-tight font-extrabold wrap-anywhere hyphens-auto">
        <UserText language={language}>{title}</UserText>
      </p>
      <p className="max-w-full truncate text-[clamp(0.875rem,4cqw,1.125rem)] font-medium">
        <UserText>{owner}</UserText>
      </p>
    </div>
  );
}

/** The back cover. */
export function BackCover() {
  return (
    <div className={`${coverClass} gap-[4cqw] p-[10cqw]`}>
      {line}
      <BookOpen className="size-[16cqw] text-sun" strokeWidth={1.25} aria-hidden="true" />
      <p className="font-display text-[clamp(1.25rem,8cqw,2.25rem)] font-extrabold">
        <Trans>The end</Trans>
      </p>
    </div>
  );
}
