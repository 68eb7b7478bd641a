import { page } from 'vitest/browser';

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const heading = (name: string | RegExp) => page.getByRole('heading', { name });
export const saved = page.getByText('Saved', { exact: true });
