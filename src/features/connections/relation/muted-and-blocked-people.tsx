import { BlockedPeople } from './blocked-people';
import { MutedPeople } from './muted-people';

const heading = 'text-[15px]/5.5 font-semibold';

/** Whom I do not want to hear: the blocked, who do not find me either, and the muted, who are only quiet (S26). */
export function MutedAndBlockedPeople() {
  return (
    <div className="flex flex-col gap-7">
      <section aria-labelledby="blocked-people">
        <h2 id="blocked-people" className={heading}>
          Blocked
        </h2>
        <BlockedPeople />
      </section>
      <section aria-labelledby="muted-people">
        <h2 id="muted-people" className={heading}>
          Muted
        </h2>
        <MutedPeople />
      </section>
    </div>
  );
}
