import { ExternalLink, Globe, Mail, Phone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { safeHref } from '@/lib/links/safe-href';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';

type Contact = Pick<Schemas['Business'], 'phone' | 'email' | 'website'>;

/** Website, and behind one press telephone and e-mail; absent where nothing is told. */
export function BusinessContact({ business: { phone, email, website } }: { business: Contact }) {
  const [isShown, setShown] = useState(false);
  const site = website === null ? null : safeHref(website);
  if (phone === null && email === null && site === null) return null;
  const icon = {
    'aria-hidden': true,
    size: 16,
    strokeWidth: 1.75,
    className: 'shrink-0 text-ink-3',
  } as const;
  return (
    <Card as="section" aria-label="Contact">
      <h2 className="text-md mb-2.5 font-semibold">Contact</h2>
      <div className="flex flex-col items-start gap-2.5 text-sm">
        {site && (
          <Line icon={<Globe {...icon} />}>
            <a
              href={site}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="text-link inline-flex items-center gap-1.5 hover:underline"
            >
              Website
              <ExternalLink aria-label="(opens in a new tab)" size={14} strokeWidth={1.75} />
            </a>
          </Line>
        )}
        {(phone !== null || email !== null) && (
          // the words come in the button's place, and are read out
          <div role="status" className="flex w-full flex-col items-start gap-2.5">
            {isShown && phone !== null && (
              <Line icon={<Phone {...icon} />}>
                <a
                  href={safeHref(`tel:${phone.replaceAll(/[^+\d]/g, '')}`) ?? undefined}
                  className="text-link hover:underline"
                >
                  {phone}
                </a>
              </Line>
            )}
            {isShown && email !== null && (
              <Line icon={<Mail {...icon} />}>
                <a
                  href={safeHref(`mailto:${email}`) ?? undefined}
                  className="text-link wrap-anywhere hover:underline"
                >
                  {email}
                </a>
              </Line>
            )}
            {!isShown && (
              <Button variant="outline" size="sm" onClick={() => setShown(true)}>
                {phone === null
                  ? 'Show email'
                  : email === null
                    ? 'Show phone number'
                    : 'Show phone number and email'}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-2.5">
      {icon}
      {children}
    </p>
  );
}
