import { Trans } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { ColourChoice, colours } from './colour-choice.tsx';

export interface ColourDialogProps {
  category: TreeItem;
  onChoose: (colour: string) => void;
  onClose: () => void;
}

/** Another colour for a category. */
export function ColourDialog({ category, onChoose, onClose }: ColourDialogProps) {
  const [colour, setColour] = useState(category.colour ?? colours.grey);
  return (
    <Dialog
      title={
        <Trans>
          Colour of <UserText>{category.item_name}</UserText>
        </Trans>
      }
      onClose={onClose}
    >
      <ColourChoice value={colour} onChange={setColour} />
      <Button look="sun" onClick={() => onChoose(colour)}>
        <Trans>Save</Trans>
      </Button>
    </Dialog>
  );
}
