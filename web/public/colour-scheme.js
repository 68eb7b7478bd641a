// Runs before the first paint, so that a page in the dark scheme never flashes white.
(() => {
  const preview = window.name === 'lectern-preview' ? '-preview' : '';
  const chosen = localStorage.getItem(`lectern${preview}-colour-scheme`) ?? 'auto';
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
