import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Speaker } from '@lexiroom/domain/speech';

const labels = {
  'Female 1': msg`Female 1`,
  'Male 1': msg`Male 1`,
  'Female 2': msg`Female 2`,
  'Male 2': msg`Male 2`,
} as const satisfies Record<Speaker['label'], unknown>;

/** A function that names voices in the language of the interface (specification 3 section 2). */
export function useVoiceLabel(): (speaker: Pick<Speaker, 'label'>) => string {
  const { i18n } = useLingui();
  return ({ label }) => i18n._(labels[label]);
}
