// One at a time: it starts and ends a server of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/test/free-port.ts';
import { startServer } from '../server/test/process/running-server.ts';
import { expect, test } from './server.ts';

test.use({ mayComplain: true });

/** In the place of Microsoft: who gives tokens, and the reader, which shows what it was sent and with which token. */
const reader = `<!doctype html><p id="text"></p><button>Exit</button><script>
  addEventListener('message', ({ data }) => {
    const { messageType, messageValue } = JSON.parse(data);
    if (messageType !== 'Content') return;
    const { request, cogSvcsAccessToken } = messageValue;
    document.getElementById('text').textContent = cogSvcsAccessToken + ' ' + JSON.stringify(request.chunks);
    parent.postMessage('ImmersiveReader-LaunchResponse:{"success":true,"sessionId":"s"}', '*');
  });
  document.querySelector('button').onclick = () => parent.postMessage('ImmersiveReader-Exit', '*');
  parent.postMessage('ImmersiveReader-ReadyForContent', '*');
</script>`;

// D1-7.41, D2-1.19
test("selected text opens in Microsoft's reader where it is configured, and in the built-in one where that fails", async ({
  page,
}) => {
  let gives = true;
  const microsoft = createServer((_request, reply) => {
    reply.writeHead(gives ? 200 : 401, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ access_token: 'a-token', expires_in: 1 }));
  });
  await new Promise<void>((ready) => microsoft.listen(0, '127.0.0.1', ready));
  const folder = mkdtempSync(join(tmpdir(), 'lectern-reader-'));
  const server = await startServer(await freePort(), {
    DATA_DIR: folder,
    IMMERSIVE_READER_TENANT: 'tenant',
    IMMERSIVE_READER_CLIENT_ID: 'client',
    IMMERSIVE_READER_CLIENT_SECRET: 'secret',
    IMMERSIVE_READER_SUBDOMAIN: 'our-reader',
    IMMERSIVE_READER_IDENTITY: `http://127.0.0.1:${(microsoft.address() as AddressInfo).port}`,
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('https://our-reader.cognitiveservices.azure.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: reader }),
  );
  const select = () => page.getByRole('heading', { level: 1 }).selectText();
  const button = page.locator('[data-reads-selection]');

  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill('student@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('lectern-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();

  await test.step("Microsoft's reader", async () => {
    await select();
    await button.click();
    const inside = page.frameLocator('iframe').frameLocator('iframe');
    await expect(inside.locator('#text')).toContainText('a-token [{"content":"');
    await inside.getByRole('button', { name: 'Exit' }).click();
    await expect(page.getByRole('dialog', { name: 'Read aloud' })).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  await test.step('the built-in reader', async () => {
    gives = false;
    await select();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Read aloud' }).getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(errors.join()).toContain('the immersive reader does not open');
  });

  await server.end('SIGTERM');
  microsoft.close();
  rmSync(folder, { recursive: true, force: true });
});
