import { BlockedPeople } from './blocked-people';
import { MutedPeople } from './muted-people';

const heading = 'text-[15px]/5.5 font-semibold';

/** Whom I do not want to hear: the blocked, who do not find me either, and the muted, who are only quiet (S26). */
export function MutedAndBlockedPeople({ level = 2 }: { level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col gap-7">
      <section aria-labelledby="blocked-people">
        <Heading id="blocked-people" className={heading}>
          Blocked
        </Heading>
        <BlockedPeople />
      </section>
      <section aria-labelledby="muted-people">
        <Heading id="muted-people" className={heading}>
          Muted
        </Heading>
        <MutedPeople />
      </section>
    </div>
  );
}
