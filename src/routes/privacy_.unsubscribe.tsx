import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '@/features/mailing-list/unsubscribe-page';

export const Route = createFileRoute('/privacy_/unsubscribe')({
  validateSearch: ({ code }: Record<string, unknown>): { code?: unknown } =>
    code === undefined ? {} : { code },
  component: Unsubscribe,
});

function Unsubscribe() {
  const { code } = Route.useSearch();
  return (
    <>
      <title>Unsubscribe · Tiebeam</title>
      {/* The address holds somebody's code. */}
      <meta name="robots" content="noindex" />
      {/* A code of digits alone is read as a number. */}
      <UnsubscribePage code={typeof code === 'number' ? String(code) : code} />
    </>
  );
}
