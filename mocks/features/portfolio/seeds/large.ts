// The portfolio of a member with two hundred homes: enough that a list must be fast, cheap enough to make at each start.
import type { Row, Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { dayBefore } from './properties';
import { kindId, modelId, typeId } from './reference';
import { Dice } from '../../../engine/seeds/random';

/** Hannah's homes in the large world, those of the default world among them. */
const homesInAll = 200;
const homesByHand = 14;

type Place = readonly [
  town: string,
  county: string | null,
  outcode: string,
  lat: number,
  lng: number,
  price: number,
];

const places: readonly Place[] = [
  ['Manchester', null, 'M14', 53.444, -2.22, 215_000],
  ['Salford', 'Greater Manchester', 'M6', 53.489, -2.289, 172_000],
  ['Stockport', 'Greater Manchester', 'SK3', 53.401, -2.168, 194_000],
  ['Leeds', 'West Yorkshire', 'LS6', 53.817, -1.566, 226_000],
  ['Bradford', 'West Yorkshire', 'BD8', 53.803, -1.78, 112_000],
  ['Liverpool', 'Merseyside', 'L15', 53.396, -2.925, 151_000],
  ['Nottingham', null, 'NG7', 52.954, -1.175, 189_000],
  ['Sheffield', 'South Yorkshire', 'S2', 53.368, -1.451, 143_000],
  ['Stoke-on-Trent', 'Staffordshire', 'ST4', 53.003, -2.186, 108_000],
  ['Hull', 'East Yorkshire', 'HU5', 53.757, -0.372, 97_000],
  ['Cardiff', null, 'CF24', 51.492, -3.165, 234_000],
  ['Glasgow', null, 'G42', 55.834, -4.267, 168_000],
];

const streets = [
  'Albert Road',
  'Alma Street',
  'Beech Grove',
  'Cromwell Street',
  'Delph Lane',
  'Ellesmere Road',
  'Fountain Street',
  'Gladstone Terrace',
  'Harold Avenue',
  'Ivy Street',
  'Jubilee Road',
  'Kelvin Grove',
  'Langdale Road',
  'Milton Street',
  'Norwood Terrace',
  'Oswald Road',
  'Park View',
  'Queen’s Road',
] as const;

const letters = 'ABDEFGHJLNPQRSTUWXYZ';
const letter = (n: number) => letters.charAt(n % letters.length);
const nations: Readonly<Record<string, Row<'property'>['nation']>> = {
  Cardiff: 'wales',
  Glasgow: 'scotland',
};

/** One in three is let by the room. */
const isHmo = (index: number) => index % 3 === 0;

function* homes(now: Date): Generator<Omit<Row<'property'>, 'id'>> {
  const dice = new Dice(733);
  const createdAt = before(now, { days: 300 });
  const [terraced, semi, flat] = [typeId('terraced'), typeId('semi'), typeId('flat')];
  const [btl, brrr, hmo] = [modelId('btl'), modelId('brrr'), modelId('hmo')];
  const valuedAt = dayBefore(now, 140);
  for (let index = 0; index < homesInAll - homesByHand; index += 1) {
    const [town, county, outcode, lat, lng, price] = dice.pick(places);
    const street = streets[index % streets.length] ?? streets[0];
    const addressLine1 = `${index + 3} ${street}`;
    const postcode = `${outcode} ${(index % 9) + 1}${letter(index)}${letter(index * 7 + 3)}`;
    const value = Math.round((price * (0.8 + dice.roll() * 0.5)) / 500) * 500;
    const purchasePrice = Math.round((value * (0.55 + dice.roll() * 0.35)) / 500) * 500;
    const purchaseDate = dayBefore(now, dice.between(1_900, 5_000));
    const isFlat = index % 5 === 4;
    yield {
      ownerId: memberId,
      fullAddress: `${addressLine1}, ${town}${county === null ? '' : `, ${county}`} ${postcode}`,
      addressLine1,
      line2: null,
      town,
      county,
      postcode,
      nation: nations[town] ?? 'england',
      uprn: null,
      lat: lat + dice.roll() / 100,
      lng: lng + dice.roll() / 100,
      typeId: isFlat ? flat : index % 2 ? semi : terraced,
      modelId: isHmo(index) ? hmo : index % 2 ? btl : brrr,
      tenure: isFlat ? 'leasehold' : 'freehold',
      leaseExpiry: isFlat ? dayBefore(now, -365 * dice.between(68, 180)) : null,
      groundRent: isFlat ? 200 : null,
      serviceCharge: isFlat ? 1_450 : null,
      councilTaxBand: index % 4 ? 'A' : 'B',
      councilTax: 1_640,
      epcRating: dice.pick(['C', 'C', 'D', 'D', 'E'] as const),
      bedrooms: isHmo(index) ? 4 + (index % 2) : 2 + (index % 2),
      bathrooms: isHmo(index) ? 2 : 1,
      receptions: 1,
      areaSqm: 60 + (index % 40),
      yearBuilt: 1890 + (index % 60),
      titleNumber: null,
      purchasePrice,
      purchaseDate,
      purchaseCosts: 6_500,
      currentValue: index % 17 === 0 ? null : value,
      valuedAt: index % 17 === 0 ? null : valuedAt,
      valueSource: index % 17 === 0 ? null : 'index',
      valuations:
        index % 17 === 0
          ? [{ value: purchasePrice, on: purchaseDate, source: 'lender' }]
          : [
              { value: purchasePrice, on: purchaseDate, source: 'lender' },
              { value, on: valuedAt, source: 'index' },
            ],
      soldPrice: null,
      soldOn: null,
      owners: [{ userId: memberId, companyId: null, share: 100 }],
      managerId: index % 6 === 0 ? uuidOf('propertyManager', 1) : null,
      status: index % 13 === 0 ? 'void' : 'let',
      images: [],
      tags: [town],
      notes: null,
      evaluationId: null,
      evaluationVersion: null,
      archivedAt: null,
      onProfile: false,
      createdAt,
      updatedAt: createdAt,
    };
  }
}

function* rooms(now: Date, firstHome: number): Generator<Omit<Row<'propertyRoom'>, 'id'>> {
  const at = before(now, { days: 300 });
  const double = kindId('double_bedroom');
  for (let index = 0; index < homesInAll - homesByHand; index += 1) {
    if (!isHmo(index)) continue;
    const propertyId = uuidOf('property', firstHome + index);
    for (let number = 0; number < 4 + (index % 2); number += 1) {
      yield {
        ownerId: memberId,
        propertyId,
        name: `Room ${number + 1}`,
        roomKindId: double,
        floor: Math.floor(number / 2),
        areaSqm: 8 + ((index + number * 3) % 9) * 0.7,
        maxOccupants: 1,
        ensuite: number === 3,
        furnished: true,
        billsIncluded: true,
        rentPcm: 440 + ((index + number) % 8) * 20,
        notes: null,
        images: [],
        createdAt: at,
        updatedAt: at,
      };
    }
  }
}

export function seedManyHomes(tables: Tables, now: Date): void {
  const firstHome = tables.property.size + 1;
  tables.property.addAll(homes(now));
  tables.propertyRoom.addAll(rooms(now, firstHome));
}
