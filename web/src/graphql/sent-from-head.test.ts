import { afterEach, expect, test, vi } from 'vitest';
import { askFromHead } from './ask-from-head.ts';
import { createClient } from './client.ts';
import { forgetSent } from './sent-from-head.ts';
import { sentTexts } from './sent-texts.ts';

const text = 'query Asked($b:ID!,$a:ID!){group(where:{id:$b}){id name}}';
const asks = [{ path: '^/of/(?<b>[^/]+)/(?<a>[^/]+)$', operationName: 'Asked', query: sentTexts(text)[1] ?? '' }];
const names = { storePrefix: 'test.', checkedName: 'test-checked', renewBefore: 60 };
const kept = `test.user:${location.origin}/identity:lectern`;
const before = location.href;
const variables = { b: 'group 1', a: 'two' };

function open({ token = 'one', seconds = 3600, checked = true } = {}) {
  history.replaceState(null, '', '/of/group%201/two');
  const tokens = { access_token: token, expires_at: Date.now() / 1000 + seconds, profile: { iss: 'i', sub: 's' } };
  sessionStorage.setItem(kept, JSON.stringify(tokens));
  if (checked) sessionStorage.setItem('test-checked', 'i s');
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ data: { group: { __typename: 'Group', id: '1', name: 'One' } } }));
  askFromHead(asks, names);
  return fetched;
}

const client = ({ token = 'one', due = false } = {}) =>
  createClient({
    freshToken: async () => token,
    signIn: async () => {},
    checksAreDue: () => due,
    checksAreDone: () => {},
  });

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
  sessionStorage.removeItem(kept);
  sessionStorage.removeItem('test-checked');
  forgetSent();
});

test.each([true, false])('what the head has asked is not asked again, checked before: %s', async (checked) => {
  const fetched = open({ checked });
  expect(fetched).toHaveBeenCalledOnce();
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect(headers.get('authorization')).toBe('Bearer one');
  expect(headers.has('x-perform-initial-checks')).toBe(!checked);
  const { data } = await client({ due: !checked }).query(text, variables).toPromise();
  expect(data.group.name).toBe('One');
  expect(fetched).toHaveBeenCalledOnce();
  await client().query(text, variables).toPromise();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['another person', { token: 'two' }, variables],
  ['another place', {}, { ...variables, a: 'three' }],
  ['the first call of a session, where the head knew of an earlier one', { due: true }, variables],
])('%s asks anew', async (_who, by, where) => {
  const fetched = open();
  await client(by).query(text, where).toPromise();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('once the page is shown nothing is taken from its head', async () => {
  const fetched = open();
  forgetSent();
  await client().query(text, variables).toPromise();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['a token that is about to end', { seconds: 30 }],
  ['a visitor', { token: '' }],
])('the head asks nothing for %s', (_who, state) => {
  expect(open(state)).not.toHaveBeenCalled();
});

test('the head asks as the client does', async () => {
  const fetched = open();
  forgetSent();
  await client().query(text, variables).toPromise();
  const [ofHead, ofClient] = fetched.mock.calls.map(([address, init]) => ({
    address,
    method: init?.method,
    body: init?.body,
    headers: Object.fromEntries(new Headers(init?.headers)),
  }));
  expect(ofHead).toEqual(ofClient);
});
