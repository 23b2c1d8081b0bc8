import { Link } from '@tanstack/react-router';
import { Calculator, MessagesSquare, Search, UsersRound } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { StreetScene } from '@/ui/street-scene';

const reasons = [
  {
    icon: UsersRound,
    title: 'Network',
    text: 'Investors, landlords and the trades they trust, by name and by area.',
  },
  {
    icon: Calculator,
    title: 'Evaluations',
    text: 'Stamp duty, yield and cash flow to the pound, with every formula shown.',
  },
  { icon: Search, title: 'Property Search', text: 'Your own numbers on every home before you open it.' },
  {
    icon: MessagesSquare,
    title: 'Chat',
    text: 'Talk a deal through with the people who have done one like it.',
  },
] as const;

/** What Tiebeam is, for everybody who is not signed in. */
export function LandingPage() {
  return (
    <>
      <title>Tiebeam · Property investment, together</title>
      <section className="mx-auto grid max-w-(--page-max) items-center gap-10 px-(--gutter) py-12 md:py-20 lg:grid-cols-2">
        <div>
          <h1 className="font-display tracking-display text-4xl font-bold text-balance md:text-5xl">
            Know the deal before you make it
          </h1>
          <p className="text-ink-2 text-lg mt-5 max-w-[34rem]">
            Tiebeam brings UK property investors together with the people, the homes and the numbers behind a
            good decision.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/account/register" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Create FREE Account
            </Link>
            <Link to="/account/login" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              Login
            </Link>
          </div>
        </div>
        <StreetScene className="h-72 rounded-[14px] lg:h-96" />
      </section>
      <section aria-label="What Tiebeam does" className="mx-auto max-w-(--page-max) px-(--gutter)">
        <ul className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-4">
          {reasons.map(({ icon: Icon, title, text }) => (
            <li
              key={title}
              className="border-line-subtle light:border-line bg-surface-1 rounded-[14px] border p-(--card-p)"
            >
              <Icon aria-hidden size={20} strokeWidth={1.75} className="text-primary" />
              <h2 className="text-md mt-3 font-semibold">{title}</h2>
              <p className="text-ink-2 mt-1 text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
