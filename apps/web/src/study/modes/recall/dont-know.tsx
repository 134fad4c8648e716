import { Trans } from '@lingui/react/macro';
import { Button } from '../../../design/buttons/button.tsx';

/** 'I don't know': an answer, and a wrong one. */
export function DontKnow({ onPress }: { onPress: () => void }) {
  return (
    <Button className="max-sm:w-full" onClick={onPress}>
      <Trans>I don’t know</Trans>
    </Button>
  );
}
