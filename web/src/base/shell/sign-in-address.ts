import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address a visitor was led home from; signing in leads back to it. */
    origin?: string;
  }
}

/** The address that starts the sign-in and leads back to what the visitor came for. */
export function useSignInAddress(): string {
  const origin = useRouterState({ select: ({ location }) => location.state.origin });
  return origin ? `/login?url=${encodeURIComponent(origin)}` : '/login';
}
