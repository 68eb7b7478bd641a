import { useNavigate, useSearch } from '@tanstack/react-router';

type Changes<Asked> = { readonly [Name in keyof Asked]?: Asked[Name] | null | undefined };

/**
 * What the address asks a screen for, by its own reader, and a way to ask for something else in its place: what is not
 * named stays, also what others read there, and what is null or undefined goes. No step of Back is made of it.
 */
export function useAsked<Asked extends object>(
  read: (search: Record<string, unknown>) => Asked,
): readonly [Asked, (changes: Changes<Asked>) => void] {
  const navigate = useNavigate();
  const asked = read(useSearch({ strict: false }));
  const change = (changes: Changes<Asked>) => {
    const search = (before: Record<string, unknown>) => {
      // In the order of the reader, whatever was chosen first: one search has one address.
      const own = read(before);
      const others = Object.entries(before).filter(([name]) => !(name in own));
      const wanted = { ...Object.fromEntries(others), ...own, ...changes };
      return Object.fromEntries(Object.entries(wanted).filter(([, value]) => (value ?? null) !== null));
    };
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  };
  return [asked, change];
}
