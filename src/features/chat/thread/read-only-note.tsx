const box = 'border-line-subtle text-ink-2 shrink-0 border-t px-6 py-4 text-center text-sm';

/** In the composer's place where one can only read. */
export function ReadOnlyNote({ isGroup, name }: { isGroup: boolean; name: string }) {
  return (
    <p className={box}>
      {isGroup
        ? 'You’ve left this group. You can still read its earlier messages.'
        : `You can’t message ${name}.`}
    </p>
  );
}

/** Somebody whom one is not connected with has written. */
export function RequestNote({ name }: { name: string }) {
  return <p className={box}>{`${name} isn’t one of your connections. Replying accepts the conversation.`}</p>;
}
