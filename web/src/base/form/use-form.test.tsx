import { gql } from '@urql/core';
import { Client, fetchExchange } from 'urql';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '@lectern/domain/check-input.ts';
import { idempotencyKeys } from '../../graphql/idempotency-key.ts';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { show } from '../../../test/show.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useForm } from './use-form.ts';

type Lesson = { name: string; slug: string };

/** A name is needed, a slug has 3 to 8 letters. */
const schema: Schema<Lesson> = {
  safeParse: (value) => {
    const data = value as Lesson;
    const { length } = data.slug;
    const issues = [
      ...(data.name.trim()
        ? []
        : [{ code: 'too_small', origin: 'string', minimum: 1, path: ['name'], message: '' } as const]),
      ...(length < 3
        ? [{ code: 'too_small', origin: 'string', minimum: 3, path: ['slug'], message: '' } as const]
        : []),
      ...(length > 8 ? [{ code: 'too_big', origin: 'string', maximum: 8, path: ['slug'], message: '' } as const] : []),
    ].map((issue) => ({ ...issue, path: [...issue.path] }));
    if (issues.length > 0) return { success: false, error: { issues } };
    return { success: true, data: { ...data, name: data.name.trim() } };
  },
};

type Variables = { data: Lesson; version: number };
const mutation = gql<{ save: string }, Variables>`
  mutation Test_save($data: Data!, $version: Int!) {
    save(data: $data, version: $version)
  }
`;

function LessonForm() {
  const form = useForm({
    schema,
    initial: { name: 'Networks', slug: 'net' },
    version: 1,
    mutation,
    toVariables: (data, version = 0) => ({ data, version }),
    onDone: () => {},
  });
  const name = form.field('name');
  const slug = form.field('slug');
  return (
    <form noValidate onSubmit={form.submit}>
      <TextField label="Name" key={name.key} {...name.props} />
      <TextField label="Slug" key={slug.key} {...slug.props} />
      <button type="submit" disabled={form.busy}>
        Save
      </button>
      <output>
        {[form.dirty && 'changed', form.whyNot, form.busy && 'busy', form.done && 'done'].filter(Boolean).join(' ')}
      </output>
      {form.refusal && <p role="alert">{form.refusal.text}</p>}
      <ConflictDialog
        form={form}
        parts={[
          { part: 'name', name: 'Name', shown: (values) => values.name },
          { part: 'slug', name: 'Slug', shown: (values) => values.slug },
        ]}
      />
    </form>
  );
}

const saved = { data: { save: 'l1' } };
const no = (extensions: Record<string, unknown>) => ({ errors: [{ message: 'for programs', extensions }] });

/** Shows the form before a server that gives these replies in turn; null is a reply that is lost. */
function open(...replies: (object | null | Promise<object>)[]) {
  const calls: { key: string | null; variables: Variables }[] = [];
  const fetch = async (_address: unknown, init?: RequestInit) => {
    const { variables } = JSON.parse(init?.body as string) as { variables: Variables };
    calls.push({ key: new Headers(init?.headers).get('idempotency-key'), variables });
    const reply = await replies.shift();
    if (!reply) throw new TypeError('Failed to fetch');
    return Response.json(reply);
  };
  const client = new Client({
    url: '/graphql',
    exchanges: [idempotencyKeys, fetchExchange],
    preferGetMethod: false,
    fetch,
  });
  show(<LessonForm />, client);
  return calls;
}

const name = page.getByRole('textbox', { name: 'Name' });
const slug = page.getByRole('textbox', { name: 'Slug' });
const save = page.getByRole('button', { name: 'Save' });
const state = page.getByRole('status');

describe('a form', () => {
  test('is sent with the Enter key, and says when it is done and when it is changed', async () => {
    const calls = open(saved);
    await userEvent.fill(name, ' Cables ');
    await expect.element(state).toHaveTextContent('changed');
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toHaveTextContent('done');
    expect(calls.map(({ variables }) => variables)).toEqual([{ data: { name: 'Cables', slug: 'net' }, version: 1 }]);
    await userEvent.type(name, 'x');
    await expect.element(state).toHaveTextContent('changed');
  });

  test('that is not right is not sent: the first wrong field has the focus, each says why until it is right', async () => {
    const calls = open();
    await userEvent.clear(name);
    await userEvent.fill(slug, 'ab');
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('is required');
    await expect.element(slug).toHaveAccessibleDescription('Use at least 3 characters.');
    await expect.element(state).toMatchTextContent('REQUIRED');
    await userEvent.keyboard('N');
    await expect.element(name).not.toHaveAttribute('aria-describedby');
    await userEvent.fill(slug, 'far too long');
    await expect.element(slug).toHaveAccessibleDescription('Use at most 8 characters.');
    expect(calls).toEqual([]);
  });

  test('checks a field while it is typed in once it was left, not before', async () => {
    open();
    await userEvent.fill(slug, 'ab');
    await expect.element(slug).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    await expect.element(slug).toHaveAccessibleDescription('Use at least 3 characters.');
    await userEvent.type(slug, 'c');
    await expect.element(slug).not.toHaveAttribute('aria-describedby');
  });

  test('shows a no at its field, which has the focus', async () => {
    open(no({ code: 'TAKEN', field: 'data.slug' }));
    await save.click();
    await expect.element(slug).toHaveAccessibleDescription('This is already taken. Choose another one.');
    await expect.element(slug).toHaveFocus();
  });

  test('shows a no to the whole above all fields, and the focus stays', async () => {
    open(no({ code: 'FORBIDDEN' }));
    await name.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your role does not allow this.');
    await expect.element(name).toHaveFocus();
  });

  test('is sent once, however often it is submitted while it is under way', async () => {
    const reply = Promise.withResolvers<object>();
    const calls = open(reply.promise);
    await name.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toHaveTextContent('busy');
    await userEvent.keyboard('{Enter}{Enter}');
    reply.resolve(saved);
    await expect.element(state).toHaveTextContent('done');
    expect(calls).toHaveLength(1);
  });

  test('goes out under the same key after a lost reply, and under a new one when it was changed', async () => {
    const calls = open(null, null, saved);
    const sendAgain = async (times: number) => {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => calls.length).toBe(times);
      await expect.element(save).toBeEnabled();
    };
    await name.click();
    await sendAgain(1);
    await sendAgain(2);
    await userEvent.keyboard('s');
    await sendAgain(3);
    const [first, second, third] = calls.map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('that was lost says so until it has arrived', async () => {
    open(null, saved);
    await name.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => currentToast()?.kind).toBe('error');
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toHaveTextContent('done');
    expect(currentToast()).toBeNull();
  });
});

describe('a form that somebody else has changed', () => {
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  const choose = dialog.getByRole('button', { name: 'Save this choice' });
  const changedBy = (theirs: Partial<Lesson>, version = 7) =>
    no({ code: 'CONFLICT', theirs: { name: 'Networks', slug: 'net', ...theirs }, version });

  test('saves by itself with what they changed elsewhere, and puts nothing back that nobody touched here', async () => {
    const calls = open(changedBy({ slug: 'their' }), saved);
    await userEvent.fill(name, 'Our name');
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toHaveTextContent('done');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.at(-1)?.variables).toEqual({ data: { name: 'Our name', slug: 'their' }, version: 7 });
    await expect.element(slug).toHaveValue('their');
    expect(currentToast()?.text).toBe('Somebody else has changed this too: Slug. Their changes are kept with yours.');
  });

  test('asks only about what both changed, with nothing chosen, and sends once that is chosen', async () => {
    const calls = open(changedBy({ name: 'Their name', slug: 'their' }), saved);
    await userEvent.fill(name, 'Our name');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('Name');
    await expect.element(name).toHaveValue('Our name');
    for (const radio of dialog.getByRole('radio').elements()) expect(radio).not.toBeChecked();
    await expect.element(choose).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Name: Yours' }).click();
    await choose.click();
    await expect.element(state).toHaveTextContent('done');
    expect(calls.at(-1)?.variables).toEqual({ data: { name: 'Our name', slug: 'their' }, version: 7 });
  });

  test('sends nothing where theirs is all that is left, and goes on from it', async () => {
    const calls = open(changedBy({ name: 'Their name' }), changedBy({ name: 'Their name', slug: 'later' }, 8), saved);
    await userEvent.fill(name, 'Our name');
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('radio', { name: 'Name: Theirs' }).click();
    await choose.click();
    await expect.element(name).toHaveValue('Their name');
    await expect.element(state).not.toMatchTextContent('changed');
    expect(calls).toHaveLength(1);
    await userEvent.fill(name, 'Another');
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toHaveTextContent('done');
    expect(calls.at(-1)?.variables).toEqual({ data: { name: 'Another', slug: 'later' }, version: 8 });
  });
});
