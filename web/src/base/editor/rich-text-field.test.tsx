import { useForm } from '@mantine/form';
import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show, takeAway } from '../../../test/show.tsx';
import { button, last, openField, standBehind, text, written } from '../../../test/text-field.tsx';
import { loadTexts } from '../../texts/language.ts';
import { RichTextField } from './rich-text-field.tsx';

beforeAll(() => loadTexts('cms'));

describe('a rich text field', () => {
  test('has its label, help and error as any field, and the language of the course', async () => {
    const place = openField('<p>a</p>', {
      required: true,
      help: 'What learners read',
      error: 'is too long',
      language: 'ar',
    });
    await expect.element(text).toHaveAccessibleDescription('What learners read is too long');
    await expect.element(text).toBeInvalid();
    await expect.element(text).toHaveAttribute('aria-required', 'true');
    await expect.element(text).toHaveAttribute('lang', 'ar');
    await expect.element(text).toHaveAttribute('dir', 'rtl');
    await expectAccessible(place);
  });

  test('says what was written as it is stored, and nothing where nothing is left', async () => {
    openField();
    await text.click();
    await userEvent.keyboard('A sensor');
    expect(last()).toBe('<p>A sensor</p>');
    await userEvent.keyboard('{Enter}reads 4 < 5');
    expect(last()).toBe('<p>A sensor</p><p>reads 4 &lt; 5</p>');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    expect(last()).toBe('');
  });

  test('says nothing of a text that is only looked at', async () => {
    openField('Some <b>words</b>\n<p dir="auto">more</p><dl><dt>a</dt></dl>');
    await text.click();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Control>}a{/Control}');
    await button('Save').click();
    expect(written).not.toHaveBeenCalled();
  });

  describe('that is long', () => {
    const rest = `<p>${'A sensor measures what is around it.'.repeat(30)}</p>`.repeat(20);

    /** Types three characters at its beginning; the first is said at once. */
    async function typeThree(): Promise<void> {
      openField(`<p>one</p>${rest}`);
      await standBehind('one');
      await userEvent.keyboard('1');
      expect(last()).toBe(`<p>one1</p>${rest}`);
      await userEvent.keyboard('23');
    }

    test('says what was typed in a pause', async () => {
      await typeThree();
      await expect.poll(last).toBe(`<p>one123</p>${rest}`);
      expect(written.mock.calls.length).toBeLessThan(3);
    });

    test.each<[string, () => unknown]>([
      [
        'another press',
        () =>
          button('Save')
            .element()
            .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
      ],
      ['a key that types nothing', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
      ['leaving the page', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
      ['hiding the page', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
      ['leaving the field', () => userEvent.tab()],
      ['the end of the field', takeAway],
    ])('says it before %s', async (_what, act) => {
      await typeThree();
      await act();
      expect(last()).toBe(`<p>one123</p>${rest}`);
    });
  });

  test('gives the text back as it was once everything is undone', async () => {
    const before = 'Some <b>words</b>';
    openField(before);
    await standBehind('words');
    await userEvent.keyboard('!');
    expect(last()).toBe('Some <strong>words!</strong>');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(last()).toBe(before);
  });

  test('keeps what it cannot change when something else is changed, and says so', async () => {
    openField('<p>one</p><dl dir="ltr"><dt>two</dt></dl>');
    await expect.element(page.getByText(/It is kept unchanged/)).toBeVisible();
    await standBehind('one');
    await userEvent.keyboard('!');
    expect(last()).toBe('<p>one!</p><dl dir="ltr"><dt>two</dt></dl>');
  });

  test('is found, focused and told its errors by a form, and is not changed until somebody changes it', async () => {
    function PageForm() {
      const form = useForm({ mode: 'uncontrolled', initialValues: { text: 'Some <b>words</b>' } });
      return (
        <>
          <RichTextField label="Text" language="en" {...form.getInputProps('text')} />
          <button type="button" onClick={() => form.getInputNode('text')?.focus()}>
            Lead there
          </button>
          <button type="button" onClick={() => form.setFieldError('text', 'is too long')}>
            Check
          </button>
          <output>{JSON.stringify([form.isDirty(), form.getValues().text])}</output>
        </>
      );
    }
    show(<PageForm />);
    await button('Lead there').click();
    await expect.element(text).toHaveFocus();
    await button('Check').click();
    await expect.element(text).toHaveAccessibleDescription('is too long');
    await expect.element(page.getByRole('status')).toHaveTextContent('[false,"Some <b>words</b>"]');
  });

  test('has the focus after a press on its label', async () => {
    openField();
    await page.getByText('Text', { exact: true }).click();
    await expect.element(text).toHaveFocus();
  });
});

describe('the toolbar', () => {
  test('is one stop of the Tab key; arrows lead through it and Escape back', async () => {
    openField('<p>a</p>');
    await text.click();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(button('Heading')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expect.element(button('Heading')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(button('Table')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(text).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Save')).toHaveFocus();
  });

  test('runs the other way in a page that is read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    openField('<p>a</p>');
    await text.click();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowLeft}');
    await expect.element(button('Redo')).toHaveFocus();
    document.documentElement.dir = 'ltr';
  });

  test('says the key of each command and whether it holds at the cursor', async () => {
    openField('<p>a <strong>word</strong></p>');
    await expect.element(button('Bold')).toHaveAttribute('title', 'Bold (Ctrl+B)');
    await expect.element(button('Numbered list')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+7');
    await standBehind('word');
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true');
    await standBehind('a ');
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'false');
  });

  test.each([
    ['Bold', '{Control>}b{/Control}', '<p><strong>word</strong></p>'],
    ['Superscript', '{Control>}.{/Control}', '<p><sup>word</sup></p>'],
    ['Code in a line', '{Control>}e{/Control}', '<p><code>word</code></p>'],
    ['Heading', '{Control>}{Alt>}1{/Alt}{/Control}', '<h3>word</h3>'],
    ['Small heading', '{Control>}{Alt>}3{/Alt}{/Control}', '<h5>word</h5>'],
    ['List', '{Control>}{Shift>}8{/Shift}{/Control}', '<ul><li>word</li></ul>'],
    ['Numbered list', '{Control>}{Shift>}7{/Shift}{/Control}', '<ol><li>word</li></ol>'],
    ['Quote', '{Control>}{Shift>}b{/Shift}{/Control}', '<blockquote><p>word</p></blockquote>'],
    ['Code in lines of its own', '{Control>}{Alt>}c{/Alt}{/Control}', '<pre><code>word</code></pre>'],
    ['Change the writing direction', '{Control>}{Shift>}y{/Shift}{/Control}', '<p dir="rtl">word</p>'],
  ])('%s, by its button and by %s', async (name, keys, after) => {
    openField('<p>word</p>');
    await text.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    await button(name).click();
    expect(last()).toBe(after);
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(last()).toBe('<p>word</p>');
    await userEvent.keyboard(`{Control>}a{/Control}${keys}`);
    expect(last()).toBe(after);
  });

  test('lists go deeper and back by key, and Tab leaves the field', async () => {
    openField('<ul><li>one</li><li>two</li></ul>');
    await standBehind('two');
    await userEvent.keyboard('{Control>}]{/Control}');
    expect(last()).toBe('<ul><li>one<ul><li>two</li></ul></li></ul>');
    await userEvent.keyboard('{Control>}[[{/Control}{Enter}three');
    expect(last()).toBe('<ul><li>one</li><li>two</li><li>three</li></ul>');
    await userEvent.tab();
    await expect.element(button('Save')).toHaveFocus();
  });
});

describe('a link', () => {
  const address = page.getByRole('textbox', { name: 'Address required' });

  test('is set for the selected words, and only to an address that is allowed', async () => {
    const place = openField('<p>word</p>');
    await text.click();
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
    await expect.element(address).toHaveFocus();
    await expectAccessible(place.ownerDocument.body);
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect.element(address).toHaveAccessibleDescription(/A link cannot lead to this address/);
    expect(written).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.keyboard('example.org/a{Enter}');
    expect(last()).toBe('<p><a href="https://example.org/a" target="_blank" rel="noopener noreferrer">word</a></p>');
    await expect.element(text).toHaveFocus();
  });

  test('is shown, changed and taken away', async () => {
    openField('<p>a <a href="/library">word</a></p>');
    await standBehind('wor');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(address).toHaveValue('/library');
    await userEvent.clear(address);
    await userEvent.keyboard('help@school.org{Enter}');
    expect(last()).toBe('<p>a <a href="mailto:help@school.org">word</a></p>');
    await userEvent.keyboard('{Control>}k{/Control}');
    await button('Remove link').click();
    expect(last()).toBe('<p>a word</p>');
  });
});

describe('a table', () => {
  test('has a row of headings from the start; rows and columns come and go', async () => {
    openField();
    await text.click();
    await button('Table').click();
    await userEvent.keyboard('Unit');
    const head = '<thead><tr><th scope="col">Unit</th><th scope="col"></th><th scope="col"></th></tr></thead>';
    const row = '<tr><td></td><td></td><td></td></tr>';
    expect(last()).toBe(`<table>${head}<tbody>${row}${row}</tbody></table>`);
    await button('Row below').click();
    expect(last()).toBe(`<table>${head}<tbody>${row}${row}${row}</tbody></table>`);
    await userEvent.keyboard('{Tab}');
    await button('Remove column').click();
    expect(last()).toMatch(/^<table><thead><tr><th scope="col">Unit<\/th><th scope="col"><\/th><\/tr><\/thead>/);
    await button('First column is a heading').click();
    expect(last()).toContain('<tbody><tr><th scope="row"></th><td></td></tr>');
    await button('First row is a heading').click();
    expect(last()).toMatch(/^<table><tbody><tr><th scope="row">Unit<\/th><td><\/td><\/tr>/);
    await button('Remove table').click();
    expect(last()).toBe('');
  });

  test('is left with Tab after its last cell', async () => {
    openField('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
    await standBehind('a');
    await userEvent.keyboard('{Tab}x');
    expect(last()).toBe('<table><tbody><tr><td>a</td><td>x</td></tr></tbody></table>');
    await userEvent.tab();
    await expect.element(button('Save')).toHaveFocus();
  });
});
