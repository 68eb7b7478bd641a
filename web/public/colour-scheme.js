// Runs before the first paint, so that a page in the dark scheme never flashes white.
(() => {
  let chosen = 'auto';
  try {
    const kept = window.name === 'lectern-preview' ? sessionStorage : localStorage;
    chosen = kept.getItem('lectern-colour-scheme') ?? chosen;
  } catch {
    // A browser that keeps nothing shows what its owner has chosen for all pages.
  }
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
