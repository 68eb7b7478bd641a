// What the pages gain where scripts run; without them they work as they are.
for (const input of document.querySelectorAll('input[type=password]')) {
  const eye = document.createElement('button');
  eye.type = 'button';
  eye.className = 'eye';
  eye.ariaLabel = document.body.dataset.showPassword;
  const show = (visible) => {
    input.type = visible ? 'text' : 'password';
    eye.setAttribute('aria-pressed', String(visible));
  };
  eye.addEventListener('click', () => show(input.type === 'password'));
  input.form?.addEventListener('submit', () => show(false));
  input.after(eye);
  show(false);
}
// A sign-out that the person has asked for in the app needs no second question.
document.querySelector('button[data-press]')?.click();
// The app shows the language, too, which is chosen here.
for (const link of document.querySelectorAll('a[data-language]')) {
  link.addEventListener('click', () => {
    try {
      localStorage.setItem('lectern-language', link.dataset.language);
    } catch {
      // A browser that keeps nothing asks the next time again.
    }
  });
}
