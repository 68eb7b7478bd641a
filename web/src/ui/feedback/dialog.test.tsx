import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/show.tsx';
import { Button } from '../action/button.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogActs } from './dialog-acts.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from '../form/text-field.tsx';

function Form() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Create Group"
          onClose={() => setOpen(false)}
          actions={<DialogActs onCancel={() => setOpen(false)}>Create</DialogActs>}
        >
          <TextField label="Group name" data-autofocus />
          <label>
            <input type="checkbox" />
            Open to all
          </label>
          <input type="search" aria-label="Find" />
        </Dialog>
      )}
    </main>
  );
}

describe('Dialog', () => {
  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
  ])('starts on the marked field, and %s closes it and gives the focus back', async (_how, close) => {
    show(<Form />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Create Group' })).toBeVisible();
    await expect.element(page.getByLabelText('Group name')).toHaveFocus();
    await close();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['Cancel', () => page.getByRole('button', { name: 'Cancel' }).click()],
  ])('asks before %s loses what was typed or chosen, and not where all is as it was', async (_how, close) => {
    const dialog = page.getByRole('dialog', { name: 'Create Group' });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const name = page.getByLabelText('Group name');
    const choice = page.getByRole('checkbox', { name: 'Open to all' });
    show(<Form />);
    for (const change of [() => name.fill('Class 7'), () => choice.click()]) {
      await page.getByRole('button', { name: 'Open' }).click();
      await change();
      await close();
      await expect.element(question).toBeVisible();
      await expectAccessible(question.element());
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(dialog).toBeVisible();
      await close();
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    }
    await page.getByRole('button', { name: 'Open' }).click();
    // What is looked for is no work.
    await page.getByRole('searchbox').fill('Maria');
    await name.fill('Class 7');
    await name.fill('');
    await choice.click();
    await choice.click();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('keeps what was typed however often Escape is pressed', async () => {
    show(<Form />);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByLabelText('Group name').fill('Class 7');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (const asked of [1, 0, 1, 0, 1]) {
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => question.elements().length).toBe(asked);
      await expect.element(page.getByLabelText('Group name')).toHaveValue('Class 7');
      await expect.element(page.getByRole('dialog', { name: 'Create Group' })).toBeVisible();
    }
  });

  test('keeps the focus inside', async () => {
    show(<Form />);
    await page.getByRole('button', { name: 'Open' }).click();
    for (let step = 0; step < 6; step++) {
      await userEvent.keyboard('{Tab}');
      expect(document.querySelector('main > button')).not.toBe(document.activeElement);
    }
  });

  test('looks the same wherever it is opened from', async () => {
    show(
      <div className="narrow">
        <style>{'.narrow { font: 10px serif; color: red } .narrow h2 { font: 12px serif }'}</style>
        <Dialog title="Create Group">
          <p>Its courses</p>
        </Dialog>
      </div>,
    );
    const { fontSize, color } = getComputedStyle(page.getByText('Its courses').element());
    expect({ fontSize, color }).toEqual({ fontSize: '16px', color: getComputedStyle(document.body).color });
    expect(getComputedStyle(page.getByRole('heading').element()).fontSize).toBe('22px');
  });

  test('stays open while Escape closes one inside it', async () => {
    const onClose = vi.fn<() => void>();
    show(
      <Dialog title="Around" onClose={onClose}>
        <Form />
      </Dialog>,
    );
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Create Group' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Create Group' })).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('has nothing that axe finds', async () => {
    const place = show(<Form />);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(place);
  });
});

describe('ConfirmDialog', () => {
  const acts = () => ({ onConfirm: vi.fn<() => void>(), onClose: vi.fn<() => void>() });

  test('sets what it says apart', () => {
    show(
      <ConfirmDialog title="Remove Marek?" {...acts()}>
        <p>Results stay.</p>
        <p>Marek sits now.</p>
      </ConfirmDialog>,
    );
    const [first, second] = ['Results stay.', 'Marek sits now.'].map((text) =>
      page.getByText(text).element().getBoundingClientRect(),
    );
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(8);
  });

  // D1-2.135, 2.136, D2-2.73, 2.74, T1-041, 042, T2-030, 031
  test('offers Cancel and Delete, and starts on Cancel', async () => {
    const { onConfirm, onClose } = acts();
    show(
      <ConfirmDialog title="Delete the group?" onConfirm={onConfirm} onClose={onClose}>
        It can be restored for 30 days.
      </ConfirmDialog>,
    );
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await page.getByRole('button', { name: 'Delete' }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  // D1-2.135, 2.136, D2-2.73, 2.74
  test('starts on the main button where nothing is destroyed', async () => {
    show(
      <ConfirmDialog title="Exit Study Project?" confirm="Exit" destroys={false} {...acts()}>
        You can continue later.
      </ConfirmDialog>,
    );
    await expect.element(page.getByRole('button', { name: 'Exit' })).toHaveFocus();
  });

  test('asks for the exact name where it is told to', async () => {
    const { onConfirm, onClose } = acts();
    const exactName = { name: 'Privacy Basics', label: 'Type the exact name to confirm' };
    const place = show(
      <ConfirmDialog title="Delete?" exactName={exactName} onConfirm={onConfirm} onClose={onClose}>
        3 groups use this course.
      </ConfirmDialog>,
    );
    const button = page.getByRole('button', { name: 'Delete' });
    await page.getByLabelText(exactName.label).fill('privacy basics');
    await expect.element(button).toBeDisabled();
    await page.getByLabelText(exactName.label).fill('Privacy Basics');
    await expect.element(button).toBeEnabled();
    await button.click();
    expect(onConfirm).toHaveBeenCalledOnce();
    await expectAccessible(place);
  });
});
