import fc from 'fast-check';
import { gql } from '@urql/core';
import { Client, fetchExchange } from 'urql';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '@lectern/domain/check-input.ts';
import { idempotencyKeys } from '../../graphql/idempotency-key.ts';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { show } from '../../../test/show.tsx';
import { mixedOf, useForm } from './use-form.ts';

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
      {form.conflict && (
        <section aria-label="Conflict">
          <p>{form.conflict.theirs.name}</p>
          <button type="button" onClick={form.conflict.keepOurs}>
            Keep ours
          </button>
          <button type="button" onClick={form.conflict.takeTheirs}>
            Take theirs
          </button>
          <button type="button" onClick={() => form.conflict?.mix(['slug'])}>
            Their slug
          </button>
        </section>
      )}
    </form>
  );
}

const saved = { data: { save: 'l1' } };
const no = (extensions: Record<string, unknown>) => ({ errors: [{ message: 'for programs', extensions }] });
const conflict = no({ code: 'CONFLICT', theirs: { name: 'Their name', slug: 'their' }, version: 7 });

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
    await expect.element(slug).toHaveAccessibleDescription('This is taken already. Choose another one.');
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
  test('has both copies, and sends ours over theirs on their version', async () => {
    const calls = open(conflict, saved);
    await userEvent.fill(name, 'Our name');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: 'Conflict' })).toMatchTextContent('Their name');
    await expect.element(name).toHaveValue('Our name');
    await page.getByRole('button', { name: 'Keep ours' }).click();
    await expect.element(state).toHaveTextContent('done');
    expect(calls.at(-1)?.variables).toEqual({ data: { name: 'Our name', slug: 'net' }, version: 7 });
  });

  test('takes theirs into its fields, as unchanged as it was', async () => {
    const calls = open(conflict, saved);
    await userEvent.fill(name, 'Our name');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(name).toHaveValue('Their name');
    await expect.element(state).not.toMatchTextContent('changed');
    await save.click();
    await expect.element(state).toHaveTextContent('done');
    expect(calls.at(-1)?.variables).toEqual({ data: { name: 'Their name', slug: 'their' }, version: 7 });
  });

  test('sends theirs in some fields and ours in the others over theirs', async () => {
    const calls = open(conflict, saved);
    await userEvent.fill(name, 'Our name');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Their slug' }).click();
    await expect.element(slug).toHaveValue('their');
    await expect.element(state).toHaveTextContent('done');
    expect(calls.at(-1)?.variables).toEqual({ data: { name: 'Our name', slug: 'their' }, version: 7 });
  });
});

test('a mixed copy has theirs in the fields that were chosen and ours in all others', () => {
  const copies = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.string(), { noNullPrototype: true });
  fc.assert(
    fc.property(copies, copies, fc.subarray(['a', 'b', 'c', 'd']), (ours, theirs, taken) => {
      const mixed = mixedOf(ours, theirs, taken);
      for (const one of ['a', 'b', 'c', 'd']) expect(mixed[one]).toBe((taken.includes(one) ? theirs : ours)[one]);
    }),
  );
});
