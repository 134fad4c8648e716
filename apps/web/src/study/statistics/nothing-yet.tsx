import { Select } from '@lingui/react/macro';
import type { Study } from '../study.ts';

type StudyKind = 'deck' | 'category' | 'custom';

function kindOf({ isCustom, address }: Study): StudyKind {
  return isCustom ? 'custom' : address.type;
}

/** 'This {study type} has no reviewed words yet' (specification 2 section 2.3). */
export function NoReviewedWords({ study }: { study: Study }) {
  return (
    <p className="text-soft">
      <Select
        value={kindOf(study)}
        _deck="This deck has no reviewed words yet"
        _category="This category has no reviewed words yet"
        other="This custom study has no reviewed words yet"
      />
    </p>
  );
}

/** 'This {study type} has no unsuccessful words yet' (specification 2 section 2.3). */
export function NoUnsuccessfulWords({ study }: { study: Study }) {
  return (
    <p className="text-soft">
      <Select
        value={kindOf(study)}
        _deck="This deck has no unsuccessful words yet"
        _category="This category has no unsuccessful words yet"
        other="This custom study has no unsuccessful words yet"
      />
    </p>
  );
}
