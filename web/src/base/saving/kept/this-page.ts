const prefix = 'lectern.page.';

let named: { readonly name: Promise<string>; readonly leave: () => void } | null = null;

/** The name of this page. It holds a lock in its name for as long as it lives, by which other pages know that it does. */
export function nameOfPage(): Promise<string> {
  named ??= takeName();
  return named.name;
}

function takeName(): NonNullable<typeof named> {
  const { promise: name, resolve } = Promise.withResolvers<string>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const own = crypto.randomUUID();
  void navigator.locks.request(`${prefix}${own}`, () => {
    resolve(own);
    return left;
  });
  return { name, leave };
}

/** Gives the name up: what was kept under it is another page's to send, though this one lives on. */
export function leaveName(): void {
  named?.leave();
  named = null;
}

/** Tells of each page whether it lives at this moment. */
export async function livingPages(): Promise<(page: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (page) => names.has(`${prefix}${page}`);
}
