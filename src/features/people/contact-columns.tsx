import type { Schemas } from '@/api/contract';
import { contactKinds } from '@/entities/contact/contact-kinds';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import { TwoLines } from '@/ui/records/two-lines';

type Contact = Schemas['Contact'];

const linkClass =
  'block w-fit max-w-full text-link hover:underline max-md:wrap-anywhere max-md:py-2 md:truncate';

/** What the list says of a contact. @param today ISO day in London */
export const contactColumns = (today: string): readonly Column<Contact>[] => [
  {
    name: 'Name',
    cell: ({ name, company, retentionUntil }) => (
      <>
        <TwoLines main={<span className="font-medium">{name}</span>} note={company} />
        {retentionUntil !== null && retentionUntil < today && (
          <Badge tone="amber">Past the keep-until date</Badge>
        )}
      </>
    ),
  },
  { name: 'Role', cell: ({ kind }) => contactKinds[kind] },
  {
    name: 'Phone',
    cell: ({ phones: [phone] }) =>
      phone !== undefined && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={`num ${linkClass}`}>
          {phone}
        </a>
      ),
  },
  {
    name: 'Email',
    from: 'medium',
    isWide: true,
    cell: ({ emails: [email] }) =>
      email !== undefined && (
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
      ),
  },
  {
    name: 'Tags',
    from: 'wide',
    isWide: true,
    cell: ({ tags }) =>
      tags.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {tags.length > 3 && <span className="text-xs text-ink-3">{`and ${tags.length - 3} more`}</span>}
        </span>
      ),
  },
  { name: 'Rating', from: 'wide', cell: ({ rating }) => rating !== null && `${rating} of 5` },
];
