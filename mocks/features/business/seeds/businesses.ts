import type { Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { slugOf } from '../business-slug';
import { agencyTexts } from './agency-texts';
import { craftTexts } from './craft-texts';
import { typeTexts, type BusinessText } from './texts';
import { before } from '../../../engine/seeds/moments';
import type { WorldSize } from '../../../engine/seeds/world-size';

const openEvery = (days: number, close: string) =>
  Array.from({ length: days }, (_, index) => ({
    day: index + 1,
    open: index < 5 ? '09:00' : '10:00',
    close,
  }));

/** Numbers that Ofcom keeps free for fiction, up to their last three digits; towns without any have those of no place. */
const phoneStems: Readonly<Record<string, string>> = {
  Belfast: '028 9649 6',
  Birmingham: '0121 496 0',
  Cardiff: '029 2018 0',
  Glasgow: '0141 496 0',
  Leeds: '0113 496 0',
  Leicester: '0116 496 0',
  London: '020 7946 0',
  Manchester: '0161 496 0',
  Nottingham: '0115 496 0',
};

const phoneOf = (town: string, place: number) => `${phoneStems[town] ?? '01632 960 '}${110 + place}`;

/** Two or three sentences, made of what the business says of itself in short. */
function aboutOf({ name, tagline, town, services, areas }: BusinessText): string | null {
  if (tagline === null) return null;
  const [first] = services;
  const count = areas.split(' ').length;
  return (
    `${name} works from ${town} and covers ${count} postcode districts. ${tagline}. ` +
    `Most people come to us for one thing: ${first?.name.toLowerCase() ?? 'advice'}. Ask what it costs before you book: you’ll get the price in writing.`
  );
}

const proofOf = (ownerId: number, now: Date) => ({
  documents: [
    {
      file: `${ownerId}/media/sample-letting-agent-registration.pdf`,
      name: 'Letting agent registration.pdf',
      size: 184_320,
    },
    {
      file: `${ownerId}/media/sample-certificate-of-incorporation.pdf`,
      name: 'Certificate of incorporation.pdf',
      size: 96_256,
    },
  ],
  submittedAt: before(now, { days: 2, hours: 3 }),
  declinedReason: null,
});

export function seedBusinesses(tables: Tables, now: Date, _size: WorldSize): void {
  const at = before(now, { days: 900 });
  tables.businessType.addAll(
    typeTexts.map(([name, group], index) => ({
      name,
      slug: slugOf(name),
      group,
      order: index + 1,
      createdAt: at,
      updatedAt: at,
    })),
  );
  tables.business.addAll(
    [...agencyTexts, ...craftTexts].map((text, index) => ({
      name: text.name,
      username: text.username,
      profileImage: index % 3 === 0 ? 'logo.svg' : null,
      tagline: text.tagline,
      about: aboutOf(text),
      town: text.town,
      outcode: text.outcode,
      services: [...text.services],
      areas: text.areas.split(' '),
      phone: index % 5 === 4 ? null : phoneOf(text.town, index),
      email: `hello@${text.username.replace('.', '-')}.example`,
      website: index % 4 === 3 ? null : `https://${text.username.replace('.', '-')}.example`,
      hours: index % 6 === 5 ? [] : openEvery(index % 2 === 0 ? 5 : 6, index % 3 === 0 ? '17:00' : '17:30'),
      accreditations: text.accreditation
        ? [{ body: text.accreditation[0], number: text.accreditation[1] }]
        : [],
      companyNumber: text.company ?? null,
      rating: text.rating,
      reviewCount: text.reviews,
      verified: text.accreditation !== undefined && index % 4 !== 1,
      // One waits for an admin.
      verification: text.username === 'gallacher.daughter' ? proofOf(text.owner, now) : null,
      uploads: 0,
      ownerId: text.owner,
      typeId: uuidOf('businessType', text.type),
      members: [
        { userId: text.owner, role: 'owner' as const },
        ...(text.team ?? []).map(([userId, role]) => ({ userId, role })),
      ],
      createdAt: before(now, { days: 40 + index * 31, hours: index }),
      updatedAt: before(now, { days: 3 + index * 7, hours: index }),
    })),
  );
}
