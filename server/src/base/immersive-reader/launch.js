// The page of Microsoft's reader, framed by our own: it is told what to read, and says how it went.
const say = (immersiveReader, why) => window.parent.postMessage({ immersiveReader, why }, location.origin);

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== location.origin || !data?.read) return;
  const { token, subdomain, text, language, uiLanguage } = data.read;
  const content = { chunks: [{ content: text, lang: language, mimeType: 'text/plain' }] };
  ImmersiveReader.launchAsync(token, subdomain, content, { uiLang: uiLanguage, onExit: () => say('exit') }).catch(
    ({ code, message }) => say('failed', `${code}: ${message}`),
  );
});
say('ready');
