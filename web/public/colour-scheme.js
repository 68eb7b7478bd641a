// Runs before the first paint, so that a page in the dark scheme never flashes white.
(() => {
  const kept = window.name === 'lectern-preview' ? sessionStorage : localStorage;
  const chosen = kept.getItem('lectern-colour-scheme') ?? 'auto';
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
