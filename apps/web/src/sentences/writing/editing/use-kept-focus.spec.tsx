import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

/** A text that is edited by a press on it; what stands around it is not drawn again when that ends. */
function Editable() {
  const [isEdited, edit] = useState(false);
  return isEdited ? (
    <textarea
      aria-label="Text"
      // As the box of a text does.
      ref={(box) => box?.focus()}
      onKeyDown={() => edit(false)}
    />
  ) : (
    <button type="button" onClick={() => edit(true)}>
      Edit
    </button>
  );
}

function Whole() {
  return (
    <ul>
      <li {...useKeptFocus<HTMLLIElement>()}>
        <button type="button">Another</button>
        <div data-region>
          <Editable />
        </div>
      </li>
    </ul>
  );
}

test('a part that is edited has the focus again when its edit is given up', async () => {
  render(<Whole />);
  screen.getByRole('button', { name: 'Edit' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
});
