import type { Provider } from './provider';

const size = { width: 18, height: 18, 'aria-hidden': true } as const;

/** The provider's mark, in its own colours as its rules for buttons ask. */
export function ProviderLogo({ provider }: { provider: Provider }) {
  switch (provider) {
    case 'google':
      return (
        <svg {...size} viewBox="0 0 48 48">
          <path
            fill="#ea4335"
            d="M24 9.5c3.5 0 6.6 1.2 9.1 3.6l6.8-6.8A23.9 23.9 0 0 0 2.6 13.2l7.9 6.2A14.3 14.3 0 0 1 24 9.5z"
          />
          <path
            fill="#4285f4"
            d="M47 24.5c0-1.6-.2-3.1-.4-4.5H24v9h12.9a11 11 0 0 1-4.8 7.3l7.7 6A23.4 23.4 0 0 0 47 24.5z"
          />
          <path fill="#fbbc05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-7.9-6.2a24 24 0 0 0 0 21.6z" />
          <path
            fill="#34a853"
            d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.8-6a14.5 14.5 0 0 1-21.6-7.6l-7.9 6.2A24 24 0 0 0 24 48z"
          />
        </svg>
      );
    case 'facebook':
      return (
        <svg {...size} viewBox="0 0 24 24">
          <path
            fill="#1877f2"
            d="M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.6-4.7 1.3 0 2.6.2 2.6.2v3h-1.5c-1.5 0-2 .9-2 1.8V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12z"
          />
          <path
            fill="#fff"
            d="m16.7 15.5.5-3.5h-3.4V9.7c0-1 .5-1.8 2-1.8h1.5v-3s-1.3-.2-2.6-.2c-2.8 0-4.6 1.7-4.6 4.7V12h-3v3.5h3v8.4a12 12 0 0 0 3.7 0v-8.4z"
          />
        </svg>
      );
    case 'apple':
      return (
        <svg {...size} viewBox="0 0 24 24" fill="currentColor">
          <path d="M17.1 12.7c0-2.5 2-3.6 2.1-3.7a4.5 4.5 0 0 0-3.6-1.9c-1.5-.2-3 .9-3.7.9-.8 0-2-.9-3.2-.9a4.7 4.7 0 0 0-4 2.4c-1.7 3-.4 7.4 1.2 9.8.8 1.2 1.8 2.5 3.1 2.4 1.2 0 1.7-.8 3.2-.8s1.9.8 3.2.8c1.3 0 2.2-1.2 3-2.4a10 10 0 0 0 1.4-2.8 4.2 4.2 0 0 1-2.7-3.8zM14.7 5.5c.7-.8 1.1-1.9 1-3a4.4 4.4 0 0 0-2.9 1.5c-.6.7-1.2 1.8-1 2.9 1.1 0 2.2-.6 2.9-1.4z" />
        </svg>
      );
  }
}
